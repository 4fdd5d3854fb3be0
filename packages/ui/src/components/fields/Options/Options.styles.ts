import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, size, space } from '../../../tokens/scales.ts';
import {
  besideFirstLine,
  panel,
  panelList,
  panelRow,
  panelTitle,
} from '../../overlay/Popover/Panel.styles.ts';
import { FloatingPopover } from '../../overlay/Popover/FloatingPopover.tsx';

export const Panel = styled(FloatingPopover)`
  ${panel}

  inline-size: var(--trigger-width);
  min-inline-size: 200px;
`;

export const List = styled(ListBox<object>)`
  ${panelList}
`;

export const Group = styled(ListBoxSection)`
  &:not(:first-child) {
    margin-block-start: ${space[1]};
    border-block-start: 1px solid ${color.border};
  }
`;

export const GroupTitle = styled(Header)`
  ${panelTitle}
`;

export const Row = styled(ListBoxItem)`
  ${panelRow}

  --_icon: ${color.textQuiet};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) ${size.icon};
  align-items: center;
  min-block-size: ${size.control};
  padding-block: ${space[2]};
  padding-inline: ${space[3]};

  &[data-selected] {
    --_icon: ${color.accentText};
    font-weight: ${font.weight.medium};
  }
`;

export const Icon = styled.span`
  ${besideFirstLine}

  grid-column: 1;
  display: grid;
  margin-inline-end: ${space[2]};
  color: var(--_icon);
`;

export const Label = styled.span`
  grid-column: 2;
  padding-block-start: 0.125em; /* as on buttons: 1 px of padding centres Persian glyphs */
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  grid-column: 2;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
  overflow-wrap: anywhere;

  [data-disabled] & {
    color: inherit;
  }
`;

export const Mark = styled.span`
  ${besideFirstLine}

  grid-column: 3;
  grid-row: 1;
  display: grid;
  visibility: hidden;
  color: ${color.accentText};

  [data-selected] > & {
    visibility: visible;
  }
`;

export const Empty = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;
