/** The inputs of a form by their names: those of a group stand within it. */
export type Inputs = { readonly [name: string]: string | Readonly<Record<string, string>> };

/** Inputs as a draft keeps them, each by its whole name, such as `papers.certificate`. */
export function flat(inputs: Inputs): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([inner, text]) => [`${name}.${inner}`, text]),
    ),
  );
}

/** The other way round. @param like says which inputs stand in groups */
export function grouped<Like extends Inputs>(
  fields: Readonly<Record<string, string>>,
  like: Like,
): Like {
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? (fields[name] ?? value)
        : Object.fromEntries(
            Object.entries(value).map(([inner, text]) => [
              inner,
              fields[`${name}.${inner}`] ?? text,
            ]),
          ),
    ]),
  ) as Like;
}
