import type { CategoryId } from '@motohaat/domain/listing';

interface Model {
  category: CategoryId;
  name: string;
  /** The name as Bangla writes it. */
  bangla: string;
  /** What a person sees, without the colour: the alt text is built from it. */
  looks: string;
}

/** The motorbikes of the demo market. All makes and models are invented. */
export const models = {
  'shalik-110': {
    category: 1,
    name: 'Shalik 110',
    bangla: 'শালিক ১১০',
    looks: 'scooter with rounded panels',
  },
  'torongo-city-125': {
    category: 1,
    name: 'Torongo City 125',
    bangla: 'তরঙ্গ সিটি ১২৫',
    looks: 'scooter with sharp-edged panels',
  },
  'machranga-lx-125': {
    category: 1,
    name: 'Machranga LX 125',
    bangla: 'মাছরাঙা LX ১২৫',
    looks: 'retro scooter with chrome trim',
  },
  'nodi-lite-90': {
    category: 1,
    name: 'Nodi Lite 90',
    bangla: 'নদী লাইট ৯০',
    looks: 'slim, light scooter',
  },
  'torongo-max-150': {
    category: 1,
    name: 'Torongo Max 150',
    bangla: 'তরঙ্গ ম্যাক্স ১৫০',
    looks: 'large scooter with a windscreen',
  },
  'dhrubo-100': {
    category: 2,
    name: 'Dhrubo 100',
    bangla: 'ধ্রুব ১০০',
    looks: 'commuter bike with a round lamp and spoked wheels',
  },
  'dhrubo-125-dx': {
    category: 2,
    name: 'Dhrubo 125 DX',
    bangla: 'ধ্রুব ১২৫ DX',
    looks: 'commuter bike with a small headlamp cowl',
  },
  'boishakh-150': {
    category: 2,
    name: 'Boishakh 150',
    bangla: 'বৈশাখ ১৫০',
    looks: 'naked street bike with a sculpted tank',
  },
  'haor-trail-200': {
    category: 2,
    name: 'Haor Trail 200',
    bangla: 'হাওর ট্রেইল ২০০',
    looks: 'dual-purpose bike with knobbly tyres',
  },
  'purbasha-350': {
    category: 2,
    name: 'Purbasha 350',
    bangla: 'পূর্বাশা ৩৫০',
    looks: 'classic roadster with a teardrop tank',
  },
  'baaz-r150': {
    category: 3,
    name: 'Baaz R150',
    bangla: 'বাজ R150',
    looks: 'sport bike with full fairing',
  },
  'baaz-r250': {
    category: 3,
    name: 'Baaz R250',
    bangla: 'বাজ R250',
    looks: 'large sport bike with full fairing',
  },
  'dhumketu-s165': {
    category: 3,
    name: 'Dhumketu S165',
    bangla: 'ধূমকেতু S165',
    looks: 'sport bike with half fairing',
  },
  'bijli-160-rs': {
    category: 3,
    name: 'Bijli 160 RS',
    bangla: 'বিজলি ১৬০ RS',
    looks: 'streetfighter sport bike with a belly pan',
  },
  'tufan-cafe-350': {
    category: 3,
    name: 'Tufan Cafe 350',
    bangla: 'তুফান ক্যাফে ৩৫০',
    looks: 'cafe racer with a round-nosed half fairing',
  },
} as const satisfies Record<string, Model>;

export type ModelKey = keyof typeof models;
