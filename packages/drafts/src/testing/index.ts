export { createConversation } from './createConversation.ts';
export { createRevision } from './createRevision.ts';
export { deleteDrafts } from './rawDatabase.ts';
