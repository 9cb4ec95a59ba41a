/** Letters of the hashes in the name of a class: of the module where it is written, and of what it is called there. */
export const classLetters = { module: 2, own: 3 };

/**
 * What the names of all classes of a module begin with, which few other modules share. A server tells by it
 * which rules can meet at one element.
 *
 * @param className as the build of an application names it
 */
export const moduleOf = (className: string): string => className.slice(0, -classLetters.own);
