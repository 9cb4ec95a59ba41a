import { type Word, wordsOf } from './words.ts';

/** Words that mean the same in a search, in English, Bangla and Bangla in Latin letters. */
const spellings = {
  lakh: 'lakh lakhs lac lacs lak laks lk lkh lks l laker লাখ লক্ষ লাক',
  thousand: 'k thousand hajar hazar hajr hzr হাজার হাজর',
  crore: 'crore crores koti কোটি',
  taka: 'taka tk bdt takar টাকা',
  below:
    'under below less within upto max maximum highest beneath moddhe modhe moddhye modde mddhe bhitor bhitore vitor vitore niche nice nich nicher kom kome inside নিচে নিচের নীচে মধ্যে কম কমে ভিতরে ভিতর ভেতরে ভেতর বেশিনা সর্বোচ্চ porjonto porzonto porjanto পর্যন্ত',
  above:
    'over above more min minimum least upor upore upre beshi besi plus up starting উপরে ওপরে উপর বেশি কমপক্ষে সর্বনিম্ন',
  about: 'around about approx approximately moto moton mto প্রায় মতো মত আশেপাশে আশপাশে কাছাকাছি',
  to: 'to theke theka thke till until থেকে হতে',
  after: 'after since from newer onwards onward later pore por porer পরে পরের পর',
  before: 'before older earlier age ager ager আগে আগের',
  // These stand before their number, others behind it.
  leading:
    'under below less within upto max maximum highest beneath inside over above more min minimum least starting around about approx approximately after since from newer before older earlier except excluding without no not outside সর্বোচ্চ কমপক্ষে সর্বনিম্ন প্রায়',
  // Of them, those that stand behind it as well.
  either: 'max maximum highest min minimum least less more older newer earlier',
  between: 'between মাঝে majhe',
  cc: 'cc ccs sisi cici সিসি সিসির',
  km: 'km kms kilo kilos kilometer kilometers kilometre kilometres kilomiter kilomitar কিমি কিলো কিলোমিটার',
  driven:
    'driven run chola cholche cholse cholsa choleche colse chalano চলা চলেছে চলছে চালানো চালিত mileage milage মাইলেজ',
  low: 'low lowest less kom অল্প কম olpo',
  high: 'high highest beshi besi বেশি',
  price: 'price prices dam dame damer daam dami দাম দামে দামের মূল্য budget budgets বাজেট',
  cheap: 'cheap cheapest cheaper sosta shosta shasta sasta সস্তা সস্তায় সাশ্রয়ী affordable',
  dear: 'expensive dearest costliest premium দামি দামী',
  newest: 'newest latest recent নতুনতম',
  new: 'new notun নতুন brandnew',
  model: 'model modal mdl models মডেল year sal saler soner সাল সালের সন সনের',
  scooter:
    'scooter scooters scooty scootie scoty scutty skuti skuty skutar scutar scutter স্কুটার স্কুটি স্কুটী',
  sport: 'sport sports sporty স্পোর্ট স্পোর্টস',
  bike: 'bike bikes baik byke motorcycle motorcycles motorbike motorbikes বাইক বাইকের মোটরসাইকেল মোটরবাইক hunda হোন্ডা',
  naked: 'naked ন্যাকেড',
  commuter: 'commuter commuting standard কমিউটার',
  // As numbers are called in their order: ১ম, ২য়.
  first: 'ম first 1st 1 one single ek prothom প্রথম এক একক সিঙ্গেল ফার্স্ট',
  second: 'য় 2nd second 2 two dui ditiyo দ্বিতীয় দুই',
  owner: 'owner owners owned malik মালিক মালিকের মালিকানা ওনার party পার্টি',
  hand: 'hand hat haat হাত হ্যান্ড হাতে',
  papers:
    'paper papers pepar pepers kagoj kagaj kagoz kagoch kagojpotro kagojpatra kagojpotra potro patro potra docs document documents কাগজ পত্র কাগজপত্র কাগজপাতি পেপার পেপারস পেপার্স',
  ok: 'ok okay okk thik thikthak thikache clear clean update updated uptodate complete completed full fully all sob shob valid ready ঠিক ঠিকঠাক আপডেট ক্লিয়ার সব সকল সম্পূর্ণ কমপ্লিট ache ase আছে',
  without: 'without no not na nai chara ছাড়া নাই নেই না',
  // What is named beside these is what somebody does not want.
  except:
    'except excluding without no not outside chara bade baire bahire bairer bahirer ছাড়া বাদে বাইরে বাইরের',
  excellent:
    'excellent exellent excelent excellant fresh fres phresh mint likenew showroom এক্সেলেন্ট ফ্রেশ চমৎকার অসাধারণ',
  good: 'good valo bhalo vlo ভালো ভাল গুড',
  fair: 'fair average motamuti মোটামুটি চলনসই',
  condition: 'condition condishon kondition obostha obosta অবস্থা কন্ডিশন',
  verified: 'verified verify verifyed ভেরিফাইড ভেরিফায়েড যাচাইকৃত',
  seller: 'seller sellers bikreta বিক্রেতা সেলার',
  with: 'with soho soh সহ',
  disc: 'disc disk discs ডিস্ক',
  photos: 'photo photos picture pictures pic pics image images chobi chhobi ছবি ফটো ছবিসহ',
  advertised: 'advertised featured promoted বিজ্ঞাপিত',
  near: 'near nearby around ashepashe ashpashe kachakachi আশেপাশে আশপাশে আশেপাশের কাছাকাছি কাছে',
  division: 'division bibhag বিভাগ বিভাগে বিভাগের',
  version: 'version varson vershon generation ভার্সন সংস্করণ',
  noise:
    'but used use old second hand secondhand purano puraton poraton purono for sale sell buy want wanted chai lagbe dorkar need in at er r e te ta ti and or ar o the a an of is bikri bikroy kinbo kinte kena kinar koto kto please plz pls best only urgent joruri me my i amar amader আমার some any show find search get looking gari ekta ekti ache bd bangladesh বিক্রি বিক্রয় চাই লাগবে কিনতে কিনব কিনবো কেনা এর র ের টা টি একটা একটি ও আর গাড়ি দরকার ব্যবহৃত পুরাতন পুরানো পুরোনো সেকেন্ড হ্যান্ড আছে দেখান খুঁজছি জেলা জেলায় শহর শহরে বাংলাদেশ district zila jela city town jonno jonne hobe most very really nice beautiful great sundor darun price than vs running meyeder cheleder choto boro matha chaka tel khoroch porjonto shudhu kichu onek mobile phone number call whatsapp facebook dotcom company service servicing look looks color colour colours comfort comfortable power average liter litre short garage honest registered registration plate smart card tax token office student family ladies girls boys stock ride rides riding rider racing long tour travel highway free almost sadar sodor thana upazila upojela sector road block house area para delivery automatic test saddar on off onn by women men man dealer brand unused sobcheye সবচেয়ে fi efi bs4 bs6 indo indonesian indonesia indian double dual twin single carburetor sellar sells sold buyer buyers selling handed',
  // Known for themselves, so that no name is guessed from them; an index is asked for them.
  ordinary:
    'engine oil filter chain sprocket cover guard stand mirror horn lamp speed meter digital odometer kick start starting pickup sticker stickers painted paint scratch dent accident original modified local import imported india china chinese japan japanese thai thailand shop silencer tyre tire tyres battery light lights brake brakes alloy wheel wheels helmet abs cbs channel drum edition special limited exchange installment emi insurance matt glossy seat handle exhaust electric ইলেকট্রিক cruiser ক্রুজার offroad dirt demand excess glamorous honest mitro',
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
  for (const word of wordsOf(words)) {
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
export function conceptsOf(word: Pick<Word, 'written' | 'latin'>): ReadonlySet<Concept> {
  const known = scriptOf(word);
  const exact = known.get(word.latin);
  if (exact) return exact;
  for (const stem of withoutEnding(word.latin, 4)) {
    const found = known.get(stem);
    if (found) return found;
  }
  return none;
}
