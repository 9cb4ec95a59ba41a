import { type PointerEvent, useCallback, useRef, useState } from 'react';

/** ms: a finger that rests so long takes the photo up; one that moves on before scrolls the page. */
const resting = 250;
/** px: a hand is never quite still. */
const slack = 6;
/** px from the screen's edge where the page follows, and by how much at a time. */
const edge = { within: 72, step: 16 };

type Press = { id: string; pointer: number; x: number; y: number; timer: number | undefined };

/**
 * Orders the cards of a list by dragging, with mouse, pen or finger. A finger takes a photo up sideways at
 * once, and any way after it has rested: up and down it scrolls the page, as everywhere.
 *
 * @param move gives a photo another place, from 0; the list's children are the photos in their order
 */
export function usePhotoDrag(move: (id: string, to: number) => void) {
  const press = useRef<Press>(undefined);
  const taken = useRef<string>(undefined);
  const [dragged, setDragged] = useState<string>();

  // React listens to touches without a say in what the browser does with them.
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const hold = (event: TouchEvent) => {
      if (taken.current !== undefined && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, []);

  function take({ id, pointer }: Press, element: HTMLElement) {
    clearTimeout(press.current?.timer);
    taken.current = id;
    setDragged(id);
    // The list stays where it is while its cards change places.
    element.setPointerCapture(pointer);
  }

  function release() {
    clearTimeout(press.current?.timer);
    press.current = undefined;
    taken.current = undefined;
    setDragged(undefined);
  }

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, id: string) {
    if (clientY < edge.within) scrollBy({ top: -edge.step, behavior: 'instant' });
    if (clientY > innerHeight - edge.within) scrollBy({ top: edge.step, behavior: 'instant' });
    const under = document.elementFromPoint(clientX, clientY);
    const place = [...currentTarget.children].findIndex((card) => card.contains(under));
    if (place !== -1) move(id, place);
  }

  const onList = {
    ref: list,
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (event.pointerId !== current?.pointer) return;
      if (taken.current === undefined) {
        const [x, y] = [Math.abs(event.clientX - current.x), Math.abs(event.clientY - current.y)];
        if (Math.max(x, y) < slack) return;
        if (event.pointerType === 'touch' && y > x) return release();
        take(current, event.currentTarget);
      }
      follow(event, current.id);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  /** For what is taken hold of on the card of a photo. */
  const onPhoto = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, currentTarget, pointerId: pointer, pointerType, clientX, clientY } = event;
      const element = currentTarget.closest<HTMLElement>('ol');
      const isButton = (target as Element).closest('button') !== null;
      if (!element || isButton || event.button !== 0 || press.current) return;
      const pressed: Press = { id, pointer, x: clientX, y: clientY, timer: undefined };
      press.current = pressed;
      if (pointerType !== 'touch') return;
      pressed.timer = window.setTimeout(() => take(pressed, element), resting);
    },
  });

  return { dragged, onList, onPhoto };
}
