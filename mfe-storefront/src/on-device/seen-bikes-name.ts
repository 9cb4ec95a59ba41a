/** Where this device keeps the bikes that were looked at: for pages that load their code only where there are some. */
export const seenBikesName = 'seen-bikes.1';
