import type { Language } from '@motohaat/domain/language';
import { create } from 'zustand';

/** The language that whoever is signed in chose, on whichever device. The session writes it. */
export const useAccountLanguage = create<Language | null>()(() => null);
