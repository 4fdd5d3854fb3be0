import { Button, Checkbox, DropIndicator, GridList, GridListItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, size, space } from '../../../tokens/scales.ts';
import { checkedStyles, checkboxStyles } from '../../fields/Checkbox/Checkbox.styles.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';
import { listLook, rowCorners, rowLook, selectedRow } from '../List/List.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export { Actions, Aside, Sentence, Title, Words } from '../List/List.styles.ts';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  border-radius: inherit;
`;

export const Said = styled.output`
  ${visuallyHidden}
`;

export const Grid = styled(GridList)`
  ${listLook}

  outline: none; /* the focused row shows the ring */
`;

/** The drop indicator: a line between two rows that takes no space. */
export const Gap = styled(DropIndicator)`
  position: relative;
  z-index: 1;
  outline: none;

  &[data-drop-target]::after {
    content: '';
    position: absolute;
    inset-inline: ${space[2]};
    inset-block-start: -2px;
    block-size: 3px;
    border-radius: ${radius.round};
    background: ${color.accentMark};
  }

  &[data-drop-target]:first-child::after {
    inset-block-start: 0;
  }

  &[data-drop-target]:last-child::after {
    inset-block-start: -3px;
  }

  @media (forced-colors: active) {
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

export const Item = styled(GridListItem)`
  ${rowLook}

  outline: none;

  &:is([data-selection-mode], [data-allows-dragging]) {
    user-select: none;
  }

  &[data-allows-dragging] {
    cursor: grab;
  }

  ${rowCorners}

  &:has(+ ${Gap}:last-child) {
    border-block-end: 0;
  }

  &[data-selected] {
    ${selectedRow}
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  &[data-disabled] {
    --_ground-hover: var(--_ground);
    cursor: default;
  }

  > [role='gridcell'] > svg {
    flex: none;
    color: ${color.textQuiet};
  }

  &[data-disabled] > [role='gridcell'] :is(span, p, svg) {
    color: ${color.textDisabled};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }

    &[data-focus-visible] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-disabled] > [role='gridcell'],
    &[data-disabled] > [role='gridcell'] :is(span, p) {
      color: GrayText;
    }
  }
`;

/** The drag handle; the keyboard moves the row with it, the pointer drags the whole row. */
export const Handle = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space[6]};
  block-size: ${size.controlSmall};
  padding: 0;
  margin-inline: calc(-1 * ${space[2]}) calc(-1 * ${space[2]});
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textQuiet};

  &[data-disabled] {
    color: ${color.textDisabled};
  }
`;

/** The touch target around the checkbox. */
export const Choice = styled(Checkbox)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  margin-inline: calc(-1 * ${space[3]}) calc(-1 * ${space[2]});
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;

export const Tick = styled.span`
  ${checkboxStyles}

  display: grid;
  place-items: center;
  inline-size: ${size.icon};
  block-size: ${size.icon};

  > svg {
    visibility: hidden;
    color: ${color.onAccent};
    stroke-width: 3;
  }

  [data-selected] > & {
    ${checkedStyles}

    > svg {
      visibility: visible;
    }
  }

  [data-disabled] > & {
    --_background: ${color.disabledSurface};
    --_background-hover: ${color.disabledSurface};
    --_border: ${color.border};
    --_border-hover: ${color.border};
  }

  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    [data-selected] > & {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    [data-disabled] > & {
      border-color: GrayText;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  visibility: hidden;
  color: ${color.onAccentSoft};

  [data-selected] & {
    visibility: visible;
  }
`;

/** The drag preview under the pointer. */
export const Preview = styled.div`
  ${floatingSurface}

  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 320px;
  padding-block: ${space[2]};
  padding-inline: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-size: ${font.size.md};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
`;

export const Count = styled.span`
  min-inline-size: ${space[6]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.size.sm};
  text-align: center;
`;
