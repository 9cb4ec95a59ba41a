import { createContext, use } from 'react';

/** Told of a field of filters that was changed, with the form that it is part of. */
export const ChooseContext = createContext<(form: HTMLFormElement | null) => void>(() => {});

export const useChoose = () => use(ChooseContext);
