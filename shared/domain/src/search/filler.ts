/** Words of searches that say nothing of the bike that is wanted, by what they are. */
const words = [
  // What is for sale, and that somebody wants it.
  'but used use usage old second hand secondhand purano puraton poraton purono poraton for sale sales sell sells sold selling sellar sellers buy buyer buyers buying want wants wanted need needs needed looking look looks search find searching get got give show see sort type types list listing listings available stock urgent urgently asap last now today todays purchase dealer market bazar bazaar showroom company brand unused handed',
  'chai cai chay chacchi lagbe lagbo lagto dorkar bikri bikroy bechben bechte bechbo becbo besbo kinbo kinte kinmu kena kinar kinbar nite nibo nebo nimu pabo pawa paua jabe jay khujchi khujtesi khujtechi dekhan dekhao dekhte dekhi',
  'বিক্রি বিক্রয় বিক্রির বেচবেন বেচতে বেচব বেচবো চাই চাচ্ছি লাগবে লাগবো দরকার প্রয়োজন বেচা কিনতে কিনব কিনবো কিনি কেনা কেনার নিতে নিব নিবো নেব দেখান দেখাও দেখতে দেখি খুঁজছি খুঁজতেছি খুজছি পাব পাবো পাওয়া যাবে যায় আছে হবে করব করবো করা করতে দেন দিন দাও ব্যবহৃত পুরাতন পুরানো পুরোনো পুরনো পুরান সেকেন্ড হ্যান্ড সেকেন্ডহ্যান্ড',
  // Questions, and how one speaks to people.
  'what how much where when who which why can could would should will is are am was have has do does you your please plz pls hi hello hey dear sir bro brother me my i we us our suggest suggestion recommend recommended',
  'ekhon akhon aj ajke koto kto ki kon kothay kothai kotha kemon hobe hbe joruri vai bhai vaia bhaiya apu amar amader amay amake ami apnar jodi to keu',
  'এখন আজ কত কতো কী কি কোন কোনো কোথায় কেমন ভাই ভাইয়া আপু প্লিজ আমার আমাদের আমি আপনার জরুরি জরুরী আর্জেন্ট যদি কেউ',
  // What holds others together.
  'in at er r e te ta ti and or ar o the a an of it its that this these those there here as also too into any all every each some only just than vs by on off onn one ekta ekti akta akti ektu kono kichu onek ache ase jonno jonne er shudhu matro mattro sobcheye sathe diye kore ba kingba kimba othoba cheye chaite porjonto khub ekdom akdom gulo gula guli onno other others jekono jkono je limit limits meyad thakle thakleo thaka emon jemon jar',
  'এর র ের তে কে গুলো গুলা গুলি টা টি একটা একটি কিছু ও আর বা এবং কিংবা অথবা সাথে সঙ্গে দিয়ে জন্য জন্যে শুধু মাত্র সবচেয়ে চেয়ে খুব অনেক একদম এই যে যেকোনো যেকোন অন্য অন্যান্য লিমিট মেয়াদ থাকলে থাকলেও থাকা এমন যেমন যেন যার সেই ওই',
  // Praise, which any bike may have.
  'best better top popular most very really nice beautiful great sundor darun honest comfort comfortable power average',
  'সেরা বেস্ট সুন্দর দারুণ ভালোমানের পাওয়ার',
  // Who rides it, and where to.
  'meyeder cheleder women woman men man boys girls ladies lady female male office student students beginner beginners family daily ride rides riding rider racing long tour touring travel highway',
  'মেয়েদের ছেলেদের মহিলাদের লেডিস লেডিজ অফিসের অফিস স্টুডেন্ট ছাত্রদের পরিবারের',
  // What is told of papers and of sellers, without a word whether they are in order.
  'registered registration registered reg regi plate smart card tax token test number phone mobile call contact whatsapp facebook dotcom service servicing garage delivery rate cost negotiable nego alochona fixed cash warranty name transfer poriborton',
  'রেজিস্ট্রেশন রেজিস্টার্ড নিবন্ধন নিবন্ধিত প্লেট স্মার্ট কার্ড ট্যাক্স টোকেন অন টেস্ট নম্বর নাম্বার নং ফোন মোবাইল সার্ভিসিং নগদ আলোচনা সাপেক্ষে মার্কেট বাজার শোরুম ওয়ারেন্টি নাম ট্রান্সফার পরিবর্তন',
  // Parts of places.
  'bd bangladesh district zila jela city town sadar sodor saddar thana upazila upojela sector section road block house area elakay shohore location para no num',
  'বাংলাদেশ জেলা জেলায় শহর শহরে সদর থানা উপজেলা সেক্টর সেকশন রোড ব্লক বাসা এলাকা এলাকায় পাড়া',
  // Of bikes what many have.
  'gari wheeler wheelers big biggest small smallest choto boro matha chaka chakar tel khoroch liter litre short free almost automatic fi efi bs4 bs6 indo indonesian indian double dual twin single carburetor color colour colours colors rong kmpl kpl dd sd',
  'গাড়ি গাড়ী চাকা চাকার ডাবল ডুয়েল রং রঙ রঙের রংয়ের কালার কালারের ছোট বড়',
];

/** Them all, with spaces. */
export const filler = words.join(' ');
