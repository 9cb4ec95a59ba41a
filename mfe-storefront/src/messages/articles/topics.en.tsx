import type { ArticleText } from './article-text.ts';

export const topics = {
  'state-management': {
    title: 'How can state be managed in React?',
    paragraphs: [
      'Start where the state is used. A value that one component needs stays in that component, with useState, or with useReducer once several values change together. When two components need it, it moves up to the nearest parent that they share.',
      'What many distant parts read, such as the signed-in person or the theme, goes into a context or a small store such as Zustand or Redux. A store pays off when updates are frequent, because each component then follows only the slice that it reads.',
      'Answers of a server are another kind of state: they grow old, they fail and they are shared. A query library such as TanStack Query keeps them, with caching and retries. And what belongs in the address, such as a filter or a page number, belongs in the URL, where it can be bookmarked.',
    ],
  },
  'prototypal-inheritance': {
    title: 'How does prototypal inheritance work?',
    paragraphs: [
      'Every JavaScript object may point to another object: its prototype. When a property is read and the object does not have it, the engine looks at the prototype, then at the prototype of that one, until it finds the name or reaches null.',
      'So an object inherits by asking, not by copying. Change a method on the prototype and every object below it has the new one at once. Writing is different: an assignment makes a property on the object itself, which then hides the inherited one.',
      'Object.create(parent) makes an object with a chosen prototype. A class does the same with clearer words: its methods live on the prototype, and extends links one prototype to the next.',
    ],
  },
  'unit-tests': {
    title: 'What is a unit test, and why write one?',
    paragraphs: [
      'A unit test runs one small piece of a program, a function or a component, with known input, and checks what comes out. It needs no network and no database, so thousands of them run in seconds.',
      'It tells at once when a change breaks something that worked, and it names the piece. It also shows by example how the piece is meant to be used, which is documentation that cannot grow stale without anyone noticing.',
      'Good tests describe what a caller can see and leave the inside free to change. A test that has never failed proves little: break the code once on purpose and watch it go red.',
    ],
  },
  'react-angular-vue': {
    title: 'React vs Angular vs Vue: what is the difference?',
    paragraphs: [
      'React is a library for drawing user interfaces. Components are functions that return markup, and routing, forms and data come from packages that you choose. That leaves freedom, and decisions to make.',
      'Angular is a whole framework: router, forms, HTTP client and dependency injection come in one box, written in TypeScript. Large teams like that every project looks alike; newcomers have more to learn first.',
      'Vue stands between them. Its templates read like HTML, its reactivity tracks by itself what depends on what, and official packages cover routing and stores. All three are fast enough for nearly every site, so what your team knows usually decides.',
    ],
  },
} satisfies Record<string, ArticleText>;
