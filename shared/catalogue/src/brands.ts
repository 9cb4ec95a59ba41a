import type { Brand } from './bike.ts';
import { bajaj } from './brands/bajaj.ts';
import * as chinese from './brands/chinese.ts';
import * as electric from './brands/electric.ts';
import * as european from './brands/european.ts';
import * as farEast from './brands/far-east.ts';
import { hero, heroHonda } from './brands/hero.ts';
import { honda } from './brands/honda.ts';
import * as indian from './brands/indian.ts';
import * as local from './brands/local.ts';
import { runner } from './brands/runner.ts';
import { suzuki } from './brands/suzuki.ts';
import { tvs } from './brands/tvs.ts';
import { yamaha } from './brands/yamaha.ts';

/** The brands that are sold in Bangladesh, with their models, those that most people ride first. */
export const brands: readonly Brand[] = [
  bajaj,
  hero,
  honda,
  yamaha,
  tvs,
  suzuki,
  runner,
  heroHonda,
  ...Object.values(indian),
  ...Object.values(chinese),
  ...Object.values(european),
  ...Object.values(farEast),
  ...Object.values(local),
  ...Object.values(electric),
];
