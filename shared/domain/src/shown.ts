type Bike = { shownName?: string | undefined } & ({ name: string } | { productName: string });

/** A bike's name as the server says it for the reader's language, else as its seller wrote it. */
export function bikeName(bike: Bike): string {
  return bike.shownName ?? ('name' in bike ? bike.name : bike.productName);
}

/** A place as the server says it for the reader's language, else as it was written. */
export function placeName(of: { shownLocation?: string | undefined; location: string }): string {
  return of.shownLocation ?? of.location;
}
