import { filler } from './filler.ts';
import { type Word, wordsOf } from './words.ts';

/** Words that mean the same in a search, in English, Bangla and Bangla in Latin letters. */
const spellings = {
  lakh: 'lakh lakhs lakk lac lacs lack lacks lak laks lk lkh lks l laker lokkho lokho lokh lakhkhanek লাখ লাখখানেক লক্ষ লক্ষ্য লাক',
  thousand: 'k thousand thousands thousend thousnd thausand hajar hazar hajr hzr হাজার হাজর',
  crore: 'crore crores koti কোটি',
  taka: 'taka tk bdt takar টাকা টাঃ',
  below:
    'under below less lesser lower within upto max maximum highest beneath atmost moddhe modhe moddhye modde mddhe bhitor bhitore vitor vitore niche nice nise nicha nich nicher vitre bhitre kom kome inside নিচে নিচের নীচে মধ্যে কম কমে ভিতরে ভিতর ভেতরে ভেতর বেশিনা সর্বোচ্চ আন্ডার ম্যাক্সিমাম porjonto porzonto porjanto পর্যন্ত',
  above:
    'over above more greater higher bigger exceeding min minimum least atleast upor upore upre opor opore beshi besi plus up starting shuru suru উপরে ওপরে উপর ওপর ঊর্ধ্বে উর্ধ্বে বেশি শুরু কমপক্ষে অন্তত সর্বনিম্ন ন্যূনতম মিনিমাম',
  about:
    'around about approx approximately nearly moto moton mto khanek lakhkhanek প্রায় আনুমানিক মতো মত আশেপাশে আশপাশে কাছাকাছি খানেক লাখখানেক',
  to: 'to theke theka thke till until থেকে হতে টু',
  after: 'after since from newer onwards onward later pore por porer পরে পরের পর',
  before: 'before older earlier age ager ager আগে আগের',
  // These stand before their number, others behind it.
  leading:
    'under below less lesser lower within upto max maximum highest beneath inside atmost over above more greater higher bigger exceeding atleast min minimum least starting around about approx approximately nearly after since from newer before older earlier except excluding without no not outside সর্বোচ্চ কমপক্ষে অন্তত সর্বনিম্ন ন্যূনতম প্রায় আনুমানিক আন্ডার ম্যাক্সিমাম মিনিমাম',
  // Of them, those that stand behind it as well.
  either:
    'max maximum highest min minimum least less lower more higher older newer earlier ম্যাক্সিমাম মিনিমাম',
  between: 'between মাঝে majhe',
  cc: 'cc ccs sisi cici সিসি সিসির',
  // What a size is said of; without one an index is asked for these.
  engine: 'engine engines engin injin capacity ইঞ্জিন ইন্জিন ক্যাপাসিটি',
  km: 'km kms kilo kilos kilometer kilometers kilometre kilometres kilomiter kilomitar কিমি কিলো কিলোমিটার',
  driven:
    'driven run chola cholche cholse cholsa choleche colse chalano চলা চলেছে চলছে চালানো চালিত mileage milage মাইলেজ',
  running: 'running রানিং',
  // Kilometres by a litre, where it is of so few.
  economy: 'mileage milage মাইলেজ kmpl kpl',
  low: 'low lowest lower less min minimum kom অল্প কম সর্বনিম্ন ন্যূনতম নিম্ন লো olpo',
  high: 'high highest higher max maximum beshi besi বেশি সর্বোচ্চ উচ্চ হাই',
  price: 'price prices pricing dam dame damer daam dami দাম দামে দামের মূল্য প্রাইস budget budgets বাজেট',
  cheap: 'cheap cheapest cheaper sosta shosta shasta sasta সস্তা সস্তায় সাশ্রয়ী affordable',
  dear: 'expensive dami dearest costliest premium দামি দামী',
  newest: 'newest latest recent নতুনতম লেটেস্ট',
  new: 'new notun নতুন brandnew',
  old: 'old oldest used purano purono puraton পুরাতন পুরানো পুরোনো পুরনো ব্যবহৃত',
  like: 'like moto moton mto মতো মত',
  years: 'year years yr yrs bochor bosor bochhor বছর বৎসর',
  months: 'month months mas মাস',
  date: 'date dated',
  sort: 'sort sorted order ordered',
  rising: 'ascending asc increasing',
  falling: 'descending desc decreasing',
  model: 'model modal mdl models মডেল year sal saler soner সাল সালের সন সনের',
  scooter:
    'scooter scooters scooty scootie scoty scutty skuti skuty skutar scutar scutter স্কুটার স্কুটি স্কুটী',
  sport: 'sport sports sporty স্পোর্ট স্পোর্টস',
  // As one word or two, of which each says no more than both.
  bike: 'bike bikes baik byke motorcycle motorcycles motorbike motorbikes motor motors mator motar moter cycle cycles cykel sykel saikel saikal vehicle wheeler motorcycel motorcicle motorcyle motercycle motarcycle matorcycle motocycle motorsaikel moterbike motobike motarbike বাইক মোটর মটর সাইকেল মোটরসাইকেল মটরসাইকেল মোটরবাইক মটরবাইক hunda হোন্ডা',
  naked: 'naked ন্যাকেড',
  commuter: 'commuter commuting standard কমিউটার',
  // As numbers are called in their order: ১ম, ২য়.
  first: 'ম first 1st 1 one single ek prothom প্রথম এক একক সিঙ্গেল ফার্স্ট',
  second: 'য় 2nd second 2 two dui ditiyo দ্বিতীয় দুই',
  owner: 'owner owners owned user users malik মালিক মালিকের মালিকানা ওনার ইউজার party পার্টি',
  hand: 'hand hat haat হাত হ্যান্ড হাতে',
  papers:
    'paper papers pepar pepers kagoj kagaj kagoz kagoch kagojpotro kagojpatra kagojpotra potro patro potra pati docs document documents কাগজ পত্র পাতি কাগজপত্র কাগজপাতি পেপার পেপারস পেপার্স',
  ok: 'ok okay okk thik thikthak thak thikache clear clean update updated uptodate complete completed full fully all sob shob valid ready ঠিক ঠাক ঠিকঠাক আপডেট ক্লিয়ার সব সকল সম্পূর্ণ কমপ্লিট ওকে রেডি হালনাগাদ ache ase আছে',
  without: 'without no not na nai nei ney chara ছাড়া নাই নেই না',
  // These stand behind what is not so, others before it.
  denied: 'na nai nei ney noy noi chara না নাই নেই নয় ছাড়া',
  // Of papers, that they are not in order; no filter asks for it.
  amiss:
    'fail failed fails expire expired expires expiry problem problems issue issues off nosto noshto kharap bad lost missing harano hariye hariyeche pending due baki incomplete invalid outdated somossa shomossa somosha jhamela sesh shesh korte ফেইল ফেল নষ্ট খারাপ সমস্যা ঝামেলা হারানো হারিয়ে বাকি অসম্পূর্ণ মেয়াদোত্তীর্ণ শেষ এক্সপায়ার এক্সপায়ার্ড অফ করতে',
  // What is named beside these is what somebody does not want.
  except:
    'except excluding without no not outside chara bade baire bahire bairer bahirer noy noi ছাড়া বাদে বাইরে বাইরের নয়',
  excellent:
    'excellent exellent excelent excellant fresh fres phresh mint likenew এক্সেলেন্ট ফ্রেশ চমৎকার অসাধারণ',
  good: 'good valo bhalo vlo ভালো ভাল গুড',
  fair: 'fair average motamuti মোটামুটি চলনসই',
  condition: 'condition condishon kondition obostha obosta অবস্থা কন্ডিশন',
  verified: 'verified verify verifyed ভেরিফাইড ভেরিফায়েড যাচাইকৃত',
  seller: 'seller sellers bikreta বিক্রেতা সেলার',
  with: 'with soho soh সহ',
  disc: 'disc disk discs ডিস্ক',
  showroom: 'showroom শোরুম',
  foremost: 'first frist',
  digital: 'digital ডিজিটাল',
  plate: 'plate plates number প্লেট নাম্বার নম্বর',
  photos: 'photo photos picture pictures pic pics image images chobi chhobi ছবি ফটো ছবিসহ',
  advertised: 'advertised featured promoted বিজ্ঞাপিত',
  near: 'near nearby around ashepashe ashpashe kachakachi kache kacher আশেপাশে আশপাশে আশেপাশের কাছাকাছি কাছে কাছের',
  division: 'division bibhag বিভাগ বিভাগে বিভাগের',
  version: 'version varson vershon generation ভার্সন সংস্করণ',
  noise: filler,
  // Known for themselves, so that no name is guessed from them; an index is asked for them.
  ordinary:
    'engine engines engin injin ইঞ্জিন ইন্জিন oil filter chain sprocket cover guard stand mirror horn lamp speed meter digital odometer kick start starting pickup sticker stickers painted paint scratch dent accident original modified local import imported india china chinese japan japanese thai thailand shop silencer tyre tire tyres battery light lights brake brakes alloy wheel wheels helmet abs cbs channel drum edition special limited exchange installment kisti emi insurance matt glossy seat handle exhaust electric ইলেকট্রিক ব্যাটারি ডিজিটাল কিস্তি cruiser ক্রুজার offroad dirt demand excess glamorous honest mitro',
} as const;
export type Concept = keyof typeof spellings;

/** By words in Latin script; those that were written in Bangla are known apart: কম is no `km`. */
const concepts = {
  latin: new Map<string, Set<Concept>>(),
  bangla: new Map<string, Set<Concept>>(),
};
const scriptOf = ({ written }: Pick<Word, 'written'>) =>
  /[\u0980-\u09ff]/.test(written) ? concepts.bangla : concepts.latin;

for (const [concept, words] of Object.entries(spellings) as [Concept, string][]) {
  // One by one: letters' names beside each other would be a code.
  for (const word of words.split(' ').flatMap(wordsOf)) {
    const known = scriptOf(word);
    known.set(word.latin, (known.get(word.latin) ?? new Set()).add(concept));
  }
}

/** What is put behind words in Bangla: `লাখের`, `dhakay`, `টাকার`; the longest first. */
const endings = ['gulo', 'er', 'te', 'ke', 'ta', 'ti', 'r', 'e', 'y', 'i'];

/**
 * A word without what Bangla puts behind it, in each way that it may be, the word itself not among them.
 *
 * @param latin in Latin script @param least signs that must be left
 */
export function withoutEnding(latin: string, least: number): string[] {
  return endings
    .filter((ending) => latin.endsWith(ending) && latin.length - ending.length >= least)
    .map((ending) => latin.slice(0, -ending.length));
}

const none: ReadonlySet<Concept> = new Set();

/** What a word means in a search, however it is inflected. */
export function conceptsOf(
  word: Pick<Word, 'written' | 'latin'> | undefined,
): ReadonlySet<Concept> {
  if (!word) return none;
  const known = scriptOf(word);
  const exact = known.get(word.latin);
  if (exact) return exact;
  for (const stem of withoutEnding(word.latin, 4)) {
    const found = known.get(stem);
    if (found) return found;
  }
  return none;
}
