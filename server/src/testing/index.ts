export { createTestDatabase, type TestDatabase } from './database.ts';
export { addAdvert, addBooking, addCategories, addProduct, addUser } from './rows.ts';
export { startTestServer } from './test-server.ts';
