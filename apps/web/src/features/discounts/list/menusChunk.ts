/** The menus of the list of codes, in one chunk. */
export { HeadActions } from './HeadActions.tsx';
export { RowMenu } from './RowMenu.tsx';
