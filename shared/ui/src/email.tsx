/** An e-mail address that, where it has no room on one line, goes on before its `@` or its last dot. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at <= 0) return address;
  const dot = Math.max(at, address.lastIndexOf('.'));
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at, dot)}
      <wbr />
      {address.slice(dot)}
    </>
  );
}
