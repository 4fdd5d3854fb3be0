export { conversationOf } from './conversationOf.ts';
