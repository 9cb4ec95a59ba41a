/** Given by whoever runs a server bundle: see `serverBase` of the contract. */
declare module 'motohaat:base' {
  const base: string;
  export default base;
}
