/** Which districts have a border with each other; each pair stands once, by slugs. */
const borders: Readonly<Record<string, string>> = {
  dhaka: 'gazipur narayanganj munshiganj manikganj tangail faridpur',
  gazipur: 'narayanganj narsingdi tangail mymensingh kishoreganj',
  narayanganj: 'munshiganj narsingdi cumilla brahmanbaria',
  munshiganj: 'shariatpur madaripur faridpur chandpur cumilla',
  manikganj: 'tangail faridpur rajbari sirajganj pabna',
  tangail: 'mymensingh jamalpur sirajganj',
  narsingdi: 'kishoreganj brahmanbaria',
  kishoreganj: 'mymensingh netrokona sunamganj habiganj brahmanbaria',
  faridpur: 'rajbari magura narail gopalganj madaripur',
  rajbari: 'pabna kushtia jhenaidah magura',
  gopalganj: 'madaripur barishal pirojpur bagerhat khulna narail',
  madaripur: 'shariatpur barishal',
  shariatpur: 'chandpur barishal',
  chattogram: 'feni khagrachhari rangamati bandarban coxs-bazar noakhali',
  cumilla: 'chandpur brahmanbaria feni noakhali lakshmipur',
  noakhali: 'feni lakshmipur bhola',
  lakshmipur: 'chandpur bhola barishal',
  chandpur: 'barishal',
  brahmanbaria: 'habiganj',
  'coxs-bazar': 'bandarban',
  khagrachhari: 'rangamati',
  rangamati: 'bandarban',
  rajshahi: 'chapainawabganj naogaon natore kushtia pabna',
  bogura: 'joypurhat gaibandha jamalpur sirajganj natore naogaon',
  pabna: 'natore sirajganj kushtia',
  sirajganj: 'natore jamalpur',
  natore: 'naogaon kushtia',
  naogaon: 'chapainawabganj joypurhat',
  joypurhat: 'dinajpur gaibandha',
  khulna: 'satkhira jashore narail bagerhat',
  jashore: 'satkhira narail magura jhenaidah',
  kushtia: 'meherpur chuadanga jhenaidah',
  jhenaidah: 'chuadanga magura',
  bagerhat: 'pirojpur barguna',
  chuadanga: 'meherpur',
  magura: 'narail',
  barishal: 'bhola patuakhali jhalokathi pirojpur barguna',
  patuakhali: 'bhola barguna',
  pirojpur: 'jhalokathi barguna',
  barguna: 'jhalokathi',
  sylhet: 'sunamganj moulvibazar habiganj',
  moulvibazar: 'habiganj',
  habiganj: 'sunamganj',
  sunamganj: 'netrokona',
  rangpur: 'dinajpur nilphamari lalmonirhat kurigram gaibandha',
  dinajpur: 'gaibandha nilphamari thakurgaon panchagarh',
  gaibandha: 'kurigram jamalpur',
  kurigram: 'lalmonirhat jamalpur',
  nilphamari: 'lalmonirhat panchagarh',
  thakurgaon: 'panchagarh',
  mymensingh: 'netrokona sherpur jamalpur',
  jamalpur: 'sherpur',
};

function bothWays(): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (const [one, others] of Object.entries(borders)) {
    for (const other of others.split(' ')) {
      (found[one] ??= []).push(other);
      (found[other] ??= []).push(one);
    }
  }
  return found;
}

/** By the slug of a district: the slugs of those that have a border with it. */
export const neighbours: Readonly<Record<string, readonly string[]>> = bothWays();
