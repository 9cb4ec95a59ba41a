import { HtmlValidate } from 'html-validate';

/** Against the standard alone: nothing of what is a matter of taste. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What is wrong with a document by the HTML standard: rule, place and words, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
