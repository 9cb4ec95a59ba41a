export { createTestDatabase, type TestDatabase } from './database.ts';
export { addAdvert, addBooking, addCategories, addProduct, addUser } from './rows.ts';
