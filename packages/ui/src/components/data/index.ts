export { Avatar, type AvatarProps, type AvatarSize } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { Card, type CardPadding, type CardProps } from './Card/Card.tsx';
export { ColumnList, type ColumnListProps } from './ColumnList/ColumnList.tsx';
export { ColumnListSkeleton } from './ColumnList/ColumnListSkeleton.tsx';
export type { ColumnKind, ListColumn } from './ColumnList/listColumn.ts';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Facts, type Fact, type FactsProps } from './Facts/Facts.tsx';
export {
  FigureCard,
  type FigureCardProps,
  type FigureChange,
  FigureGrid,
  type FigureGridProps,
} from './FigureCard/FigureCard.tsx';
export { FigureCardSkeleton } from './FigureCard/FigureCardSkeleton.tsx';
export { HistoryRow, type HistoryRowProps } from './HistoryRow/HistoryRow.tsx';
export { HistoryRowSkeleton } from './HistoryRow/HistoryRowSkeleton.tsx';
export type { RowRename } from './HistoryRow/RenameField.tsx';
export type { RowSelection } from './HistoryRow/RowChoice.tsx';
export type { RowFact } from './HistoryRow/RowFacts.tsx';
export type { RowStarring } from './HistoryRow/RowStar.tsx';
export { type RowStatus, type RowStatusKind, StatusTag } from './HistoryRow/RowStatus.tsx';
export type { GridListRow } from './GridList/GridListItem.tsx';
export { GridList, type GridListProps, type GridListSelection } from './GridList/GridList.tsx';
export { List, type ListProps } from './List/List.tsx';
export { ListRow, type ListRowProps } from './List/ListRow.tsx';
export { MessageItem, type MessageItemProps } from './MessageItem/MessageItem.tsx';
export { MessageItemSkeleton } from './MessageItem/MessageItemSkeleton.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/SelectionBar.tsx';
export {
  computeNextSort,
  type SortDirection,
  type TableColumn,
  type TableSort,
} from './Table/column.ts';
export {
  Table,
  type TableDensity,
  type TableProps,
  type TableSelection,
  type TableSorting,
} from './Table/Table.tsx';
export { Tag, type TagProps, type TagSize, type TagTone } from './Tag/Tag.tsx';
export { TagList, type TagListProps } from './Tag/TagList.tsx';
export { TwoLines, type TwoLinesProps } from './TwoLines/TwoLines.tsx';
export { VirtualList, type VirtualListProps } from './VirtualList/VirtualList.tsx';
export { VirtualListHead } from './VirtualList/VirtualListHead.tsx';
