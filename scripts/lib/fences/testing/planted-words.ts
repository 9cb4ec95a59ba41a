import type { Planted } from './planted.ts';

const refusal = 'comes from useMessages()';
const at = 'mfe-buyer/src/features/wishes/title.tsx';
const clean = `import { useMessages } from '../../messages/index.ts';

export const Title = () => <h1 title={useMessages().hint}>{useMessages().title}</h1>;`;

const component = (drawn: string) => `export const Title = (open: boolean) => ${drawn};`;

/** Words that people read outside of the catalogues. */
export const words: Planted[] = [
  ['between tags', component('<h1>Wishes{open}</h1>')],
  ['chosen between tags', component("<h1>{open ? 'Open' : 'Closed'}</h1>")],
  ['in an attribute that is heard', component('<h1 aria-label="Wishes">{open}</h1>')],
  ['chosen in an attribute', component('<h1 title={open && `Wishes`}>{open}</h1>')],
  ['in a constant', "export const sentence = 'This bike is already booked.';"],
  ['in another script', component('<h1>পছন্দ{open}</h1>')],
].map(([where, plant]) => ({
  what: `words ${where}`,
  at,
  plant: plant!,
  refusal,
  clean,
  beside: {
    'mfe-buyer/src/messages/index.ts':
      'export const useMessages = () => ({ hint: "", title: "" });',
  },
}));

words.push({
  what: 'a title in one language in a manifest',
  at: 'mfe-buyer/src/manifest.ts',
  plant: "export const manifest = { routes: [{ id: 'wishes', title: 'Wishes' }] };",
  refusal: 'say it in both languages',
  clean:
    "export const manifest = { routes: [{ id: 'wishes', title: { en: 'Wishes', bn: 'পছন্দ' } }] };",
});
