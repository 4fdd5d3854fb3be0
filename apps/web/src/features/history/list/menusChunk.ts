/** The menus of the list of the history, in one chunk. */
export { HeadMenu } from './HeadMenu.tsx';
export { RowMenu } from './RowMenu.tsx';
