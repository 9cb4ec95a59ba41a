// Each group of icons is a module: a page takes those of the groups that it uses, and not all that
// any page of its application uses.
export * from './icons/actions.tsx';
export * from './icons/forms.tsx';
export * from './icons/player.tsx';
export * from './icons/search.tsx';
export * from './icons/signs.tsx';
export * from './icons/viewer.tsx';
