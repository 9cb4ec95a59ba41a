interface Drawing {
  /** What a person sees, without the colour: the alt text is built from it. */
  looks: string;
}

/** The motorbikes that are drawn. They are of no make: what is sold under them is real, and bears no mark. */
export const models = {
  'shalik-110': {
    looks: 'scooter with rounded panels',
  },
  'torongo-city-125': {
    looks: 'scooter with sharp-edged panels',
  },
  'machranga-lx-125': {
    looks: 'retro scooter with chrome trim',
  },
  'nodi-lite-90': {
    looks: 'slim, light scooter',
  },
  'torongo-max-150': {
    looks: 'large scooter with a windscreen',
  },
  'dhrubo-100': {
    looks: 'commuter bike with a round lamp and spoked wheels',
  },
  'dhrubo-125-dx': {
    looks: 'commuter bike with a small headlamp cowl',
  },
  'boishakh-150': {
    looks: 'naked street bike with a sculpted tank',
  },
  'haor-trail-200': {
    looks: 'dual-purpose bike with knobbly tyres',
  },
  'purbasha-350': {
    looks: 'classic roadster with a teardrop tank',
  },
  'baaz-r150': {
    looks: 'sport bike with full fairing',
  },
  'baaz-r250': {
    looks: 'large sport bike with full fairing',
  },
  'dhumketu-s165': {
    looks: 'sport bike with half fairing',
  },
  'bijli-160-rs': {
    looks: 'streetfighter sport bike with a belly pan',
  },
  'tufan-cafe-350': {
    looks: 'cafe racer with a round-nosed half fairing',
  },
} as const satisfies Record<string, Drawing>;

export type ModelKey = keyof typeof models;
