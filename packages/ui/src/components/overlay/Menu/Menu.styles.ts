import { Header, Menu, MenuItem, MenuSection, Separator } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, size, space } from '../../../tokens/scales.ts';
import { Kbd } from '../../text/Kbd/Kbd.tsx';
import {
  besideFirstLine,
  panel,
  panelList,
  panelRow,
  panelTitle,
} from '../Popover/Panel.styles.ts';
import { FloatingPopover } from '../Popover/FloatingPopover.tsx';

export const Panel = styled(FloatingPopover)`
  ${panel}

  min-inline-size: 200px;
  max-inline-size: min(360px, calc(100vw - ${space[6]}));
`;

export const List = styled(Menu<object>)`
  ${panelList}
`;

export const Section = styled(MenuSection<object>)`
  &:not(:first-child) {
    margin-block-start: ${space[1]};
    border-block-start: 1px solid ${color.border};
  }
`;

export const Title = styled(Header)`
  ${panelTitle}
`;

export const Line = styled(Separator)`
  block-size: 1px;
  margin-block: ${space[1]};
  background: ${color.border};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Row = styled(MenuItem<object>)`
  ${panelRow}

  --_icon: ${color.textQuiet};

  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.control};
  padding-block: ${space[2]};
  padding-inline: ${space[3]};
  color: inherit; /* links look like actions */
  text-decoration: none;

  &[data-danger='true']:not([data-disabled]) {
    --_icon: ${color.dangerText};
    --_row-hover: ${color.dangerSoft};
    --_row-pressed: ${color.dangerSoft};
    color: ${color.dangerText};

    &:is([data-focused], [data-hovered]) {
      --_icon: ${color.onDangerSoft};
      color: ${color.onDangerSoft};
    }
  }

  &[data-disabled] {
    --_icon: ${color.textDisabled};
  }

  > svg {
    ${besideFirstLine}

    flex: none;
    color: var(--_icon);
  }
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: 0.125em; /* as on buttons: centres Persian letters optically */
  overflow-wrap: anywhere;
`;

export const Shortcut = styled(Kbd)`
  flex: none;

  :is([data-disabled], [data-danger='true']) > & * {
    color: inherit;
  }
`;

export const Note = styled.span`
  display: block;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  [data-disabled] & {
    color: inherit;
  }
`;

export const Mark = styled.span`
  ${besideFirstLine}

  display: grid;
  flex: none;
  visibility: hidden;
  color: ${color.accentText};

  [data-selected] > & {
    visibility: visible;
  }
`;
