/** A declaration at the outermost level whose value is a schema, to its end: what follows is not indented. */
const schema = /^((?:export )?const \w+ = )(v\.[^]*?);$(?=\n*(?:\S|(?![^])))/gm;

/**
 * Says of each schema that making it does nothing else, so that one that nobody uses falls away with all
 * that it is made of: bundlers would keep it for the sake of what its parts might do.
 */
export default function slimSchemas(source: string): string {
  return source.replace(
    schema,
    (_, name: string, value: string) => `${name}/* @__PURE__ */ (() => ${value})();`,
  );
}
