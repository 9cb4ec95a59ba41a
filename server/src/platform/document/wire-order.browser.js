(() => {
  let held = [];
  let hasBegun = false;

  function isBelow(image) {
    return image.getBoundingClientRect().top > innerHeight;
  }

  // Browsers load far ahead of what is seen; who wants few bytes gets what they come to.
  const coming = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        coming.unobserve(target);
        target.removeAttribute('srcset');
      }
    },
    { rootMargin: '100px 0px' },
  );

  function release() {
    const wantsFew = document.documentElement.dataset.lowData !== undefined;
    for (const image of held.splice(0)) {
      if (wantsFew) coming.observe(image);
      else image.removeAttribute('srcset');
    }
  }

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    const later = document.querySelectorAll('[data-later]');
    let missing = later.length;
    if (missing === 0) release();
    const count = () => {
      missing -= 1;
      if (missing === 0) release();
    };
    setTimeout(release, 8000);
    for (const each of later) {
      const element = each.cloneNode();
      element.removeAttribute('data-later');
      element.removeAttribute(element.localName === 'link' ? 'media' : 'type');
      if (element.localName === 'script') element.async = false;
      element.addEventListener('load', count);
      element.addEventListener('error', count);
      each.replaceWith(element);
    }
  }

  // A list shows two pictures on the screen of a phone: the second comes before the scripts as well, and
  // leaves the line to the first.
  function freeSecond() {
    const [second] = held;
    if (!second || isBelow(second)) return [];
    held.shift();
    second.fetchPriority = 'low';
    second.removeAttribute('srcset');
    return [second];
  }

  // What has come is not seen yet, and scripts would keep the thread from it.
  function beginWhenSeen(images) {
    const seen = new PerformanceObserver((list) => {
      const elements = list.getEntries().map(({ element }) => element);
      if (images.length === 0 || elements.some((each) => images.includes(each))) begin();
    });
    seen.observe({ type: 'largest-contentful-paint', buffered: true });
    // Browsers do not tell of all: words may be larger.
    setTimeout(begin, 200);
  }

  function order() {
    const [first] = document.images;
    held = [...document.images].filter(({ srcset }) => srcset.startsWith('data:'));
    const images = freeSecond();
    if (first && !isBelow(first)) images.push(first);
    const awaited = images.filter(({ complete }) => !complete);
    let missing = awaited.length;
    if (missing === 0) return beginWhenSeen(images);
    const count = () => {
      missing -= 1;
      if (missing === 0) beginWhenSeen(images);
    };
    for (const image of awaited) {
      image.addEventListener('load', count);
      image.addEventListener('error', count);
    }
    setTimeout(begin, 450);
  }

  // Where pictures stand is known once the page is laid out: not in the same task as its end is parsed.
  document.addEventListener('DOMContentLoaded', () => setTimeout(order));
})();
