import type { PaintKey } from '../data/paints.ts';

export interface Paint {
  /** Colour of the large panels. */
  main: string;
  /** Colour of stripes, lower panels or the second tone. */
  second: string;
  /** Colour of the seat. */
  seat: string;
  /** Colour of the wheels' alloy. */
  alloy: string;
  /** Colour of a painted tube frame, the main colour when not given. */
  frame?: string;
  /** Studio ground: the tone of the wall. */
  ground: string;
}

const darkSeat = '#23242a';
const tanSeat = '#8a5a35';
const darkAlloy = '#3a3d44';
const silverAlloy = '#b9bfc6';

/** The shades of each paint, and a quiet ground on which it stands out. */
export const paintColours: Record<PaintKey, Paint> = {
  red: { main: '#c81e2b', second: '#f2f0ec', seat: darkSeat, alloy: darkAlloy, ground: '#cfd8de' },
  blue: { main: '#1f57b8', second: '#f0f3f7', seat: darkSeat, alloy: darkAlloy, ground: '#e3dccf' },
  black: {
    main: '#24262b',
    second: '#9aa3ad',
    seat: darkSeat,
    alloy: silverAlloy,
    ground: '#d3d6d2',
  },
  white: {
    main: '#e9ebea',
    second: '#2b4f78',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#a9bfc4',
  },
  teal: {
    main: '#0f8a8a',
    second: '#f3ead8',
    seat: darkSeat,
    alloy: silverAlloy,
    ground: '#ead9c6',
  },
  yellow: {
    main: '#f2b90f',
    second: '#1f2126',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#c9d3dc',
  },
  orange: {
    main: '#ea6a14',
    second: '#25272c',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#c8d6d6',
  },
  green: {
    main: '#1e6b45',
    second: '#ece3c8',
    seat: tanSeat,
    alloy: silverAlloy,
    ground: '#e4dcc8',
  },
  graphite: {
    main: '#565b63',
    second: '#e2762a',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#dcd8cf',
  },
  maroon: {
    main: '#7a1a2a',
    second: '#e3c27a',
    seat: tanSeat,
    alloy: silverAlloy,
    ground: '#dcd6c9',
  },
  cream: {
    main: '#efe3c6',
    second: '#8a3b2c',
    seat: tanSeat,
    alloy: silverAlloy,
    ground: '#9fbab4',
  },
  sky: { main: '#6db3d9', second: '#f5f1e6', seat: tanSeat, alloy: silverAlloy, ground: '#efdfcf' },
  rose: {
    main: '#dd8398',
    second: '#fbf1ee',
    seat: '#4a3136',
    alloy: silverAlloy,
    ground: '#cfdcd6',
  },
  silver: {
    main: '#b6bdc4',
    second: '#2b3440',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#b9c6cf',
  },
  sand: { main: '#c7a46c', second: '#3a3a35', seat: darkSeat, alloy: darkAlloy, ground: '#cdd6d0' },
  'black-gold': {
    main: '#1f2024',
    second: '#c9a04a',
    frame: '#b08a3c',
    seat: darkSeat,
    alloy: '#b08a3c',
    ground: '#ddd3c0',
  },
  'black-red': {
    main: '#26272c',
    second: '#cf2430',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#d5d3cf',
  },
  'black-green': {
    main: '#23262a',
    second: '#57c21f',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#cfd9cf',
  },
  'white-red': {
    main: '#eceded',
    second: '#cc2030',
    seat: darkSeat,
    alloy: darkAlloy,
    ground: '#a8b8c4',
  },
  'blue-silver': {
    main: '#22489a',
    second: '#c3cad1',
    seat: darkSeat,
    alloy: silverAlloy,
    ground: '#e0d8c9',
  },
};
