export { createTestDatabase, type TestDatabase } from './database.ts';
export { createMarket, type Market } from './market.ts';
export { addAdvert, addBooking, addCategories, addProduct, addUser } from './rows.ts';
export { playMachine } from './play-machine.ts';
