import { type District, type Place, type PlaceRow, placeOf } from './place.ts';

type DivisionRow = { division: PlaceRow; districts: readonly PlaceRow[] };

const rows: readonly DivisionRow[] = [
  {
    division: ['Dhaka', 'ঢাকা', 'Dacca'],
    districts: [
      ['Dhaka', 'ঢাকা', 'Dacca', 'Dhk', 'Dhka', 'Daka'],
      ['Gazipur', 'গাজীপুর', 'Gajipur', 'গাজিপুর'],
      ['Narayanganj', 'নারায়ণগঞ্জ', 'Narayangonj', 'Naraynganj', 'N.ganj', 'নারায়নগঞ্জ'],
      ['Tangail', 'টাঙ্গাইল', 'টাংগাইল'],
      ['Narsingdi', 'নরসিংদী', 'Norshingdi', 'Narsinghdi', 'নরসিংদি'],
      ['Manikganj', 'মানিকগঞ্জ', 'Manikgonj'],
      ['Munshiganj', 'মুন্সীগঞ্জ', 'Munshigonj', 'Munsiganj', 'মুন্সিগঞ্জ'],
      ['Faridpur', 'ফরিদপুর', 'Foridpur'],
      ['Gopalganj', 'গোপালগঞ্জ', 'Gopalgonj'],
      ['Madaripur', 'মাদারীপুর', 'মাদারিপুর'],
      ['Rajbari', 'রাজবাড়ী', 'রাজবাড়ি'],
      ['Shariatpur', 'শরীয়তপুর', 'Shariyatpur', 'Sariatpur', 'শরিয়তপুর'],
      ['Kishoreganj', 'কিশোরগঞ্জ', 'Kishorganj', 'Kishorgonj'],
    ],
  },
  {
    division: ['Chattogram', 'চট্টগ্রাম', 'Chittagong'],
    districts: [
      [
        'Chattogram',
        'চট্টগ্রাম',
        'Chittagong',
        'Chattagram',
        'Chottogram',
        'Chitagong',
        'Ctg',
        'Chatto',
        'চিটাগাং',
        'চিটাগং',
        'চট্রগ্রাম',
        'চট্ট',
      ],
      ['Cumilla', 'কুমিল্লা', 'Comilla', 'Kumilla', 'Komilla'],
      ['Noakhali', 'নোয়াখালী', 'নোয়াখালি'],
      ['Feni', 'ফেনী', 'ফেনি'],
      ['Lakshmipur', 'লক্ষ্মীপুর', 'Laxmipur', 'Luxmipur', 'Lakhsmipur', 'লক্ষীপুর'],
      ['Chandpur', 'চাঁদপুর', 'চাদপুর'],
      ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া', 'B.Baria', 'Brahman Baria', 'ব্রাহ্মনবাড়িয়া', 'বি.বাড়িয়া'],
      ["Cox's Bazar", 'কক্সবাজার', 'Cox Bazar', 'কক্স বাজার'],
      ['Khagrachhari', 'খাগড়াছড়ি', 'Khagrachari', 'Khagrachori'],
      ['Rangamati', 'রাঙ্গামাটি', 'রাঙামাটি'],
      ['Bandarban', 'বান্দরবান', 'Bandorban'],
    ],
  },
  {
    division: ['Rajshahi', 'রাজশাহী', 'Rajsahi', 'রাজশাহি'],
    districts: [
      ['Rajshahi', 'রাজশাহী', 'Rajsahi', 'রাজশাহি'],
      ['Bogura', 'বগুড়া', 'Bogra', 'Bagura'],
      ['Pabna', 'পাবনা'],
      ['Sirajganj', 'সিরাজগঞ্জ', 'Sirajgonj', 'Serajganj'],
      ['Natore', 'নাটোর', 'Nator'],
      ['Naogaon', 'নওগাঁ', 'Nowgaon', 'Nogaon', 'নওগা'],
      ['Chapainawabganj', 'চাঁপাইনবাবগঞ্জ', 'Chapai Nawabganj', 'Chapai', 'চাপাইনবাবগঞ্জ', 'চাঁপাই'],
      ['Joypurhat', 'জয়পুরহাট', 'Jaipurhat', 'Joypur Hat'],
    ],
  },
  {
    division: ['Khulna', 'খুলনা'],
    districts: [
      ['Khulna', 'খুলনা'],
      ['Jashore', 'যশোর', 'Jessore', 'Jashor'],
      ['Kushtia', 'কুষ্টিয়া', 'Kustia'],
      ['Satkhira', 'সাতক্ষীরা', 'সাতক্ষিরা'],
      ['Jhenaidah', 'ঝিনাইদহ', 'Jhenidah', 'Jhinaidah', 'Jhenaida'],
      ['Bagerhat', 'বাগেরহাট'],
      ['Chuadanga', 'চুয়াডাঙ্গা', 'চুয়াডাঙা'],
      ['Meherpur', 'মেহেরপুর'],
      ['Magura', 'মাগুরা'],
      ['Narail', 'নড়াইল', 'Norail'],
    ],
  },
  {
    division: ['Barishal', 'বরিশাল', 'Barisal'],
    districts: [
      ['Barishal', 'বরিশাল', 'Barisal', 'Borishal'],
      ['Patuakhali', 'পটুয়াখালী', 'পটুয়াখালি'],
      ['Bhola', 'ভোলা'],
      ['Pirojpur', 'পিরোজপুর', 'Perojpur'],
      ['Barguna', 'বরগুনা', 'Borguna'],
      ['Jhalokathi', 'ঝালকাঠি', 'Jhalokati', 'Jhalakathi', 'Jhalakati', 'ঝালকাঠী'],
    ],
  },
  {
    division: ['Sylhet', 'সিলেট', 'Silet'],
    districts: [
      ['Sylhet', 'সিলেট', 'Silet', 'Shylet'],
      ['Moulvibazar', 'মৌলভীবাজার', 'Maulvibazar', 'Moulovibazar', 'Moulvi Bazar', 'মৌলভিবাজার'],
      ['Habiganj', 'হবিগঞ্জ', 'Habigonj', 'Hobiganj'],
      ['Sunamganj', 'সুনামগঞ্জ', 'Sunamgonj'],
    ],
  },
  {
    division: ['Rangpur', 'রংপুর', 'Rongpur'],
    districts: [
      ['Rangpur', 'রংপুর', 'Rongpur'],
      ['Dinajpur', 'দিনাজপুর'],
      ['Gaibandha', 'গাইবান্ধা', 'Gaibanda'],
      ['Kurigram', 'কুড়িগ্রাম'],
      ['Nilphamari', 'নীলফামারী', 'Nilfamari', 'নিলফামারী'],
      ['Lalmonirhat', 'লালমনিরহাট', 'Lalmonir Hat'],
      ['Thakurgaon', 'ঠাকুরগাঁও', 'ঠাকুরগাও'],
      ['Panchagarh', 'পঞ্চগড়', 'Panchagar', 'Ponchogor'],
    ],
  },
  {
    division: ['Mymensingh', 'ময়মনসিংহ', 'Mymensing'],
    districts: [
      ['Mymensingh', 'ময়মনসিংহ', 'Mymensing', 'Moymonsingh', 'ময়মনসিং'],
      ['Jamalpur', 'জামালপুর'],
      ['Netrokona', 'নেত্রকোণা', 'Netrakona', 'নেত্রকোনা'],
      ['Sherpur', 'শেরপুর'],
    ],
  },
];

/** The eight divisions of Bangladesh. */
export const divisions: readonly Place[] = rows.map(({ division }) => placeOf(division));

/** The 64 districts, by division. */
export const districts: readonly District[] = rows.flatMap(({ division, districts: inIt }) =>
  inIt.map((row) => ({ ...placeOf(row), division: placeOf(division).slug })),
);
