import { styled } from 'styled-components';
import { quietButton, makeEdgeStyles } from '../../components/actions/Button/quietEdge.styles.ts';
import { color } from '../../tokens/color.ts';
import {
  breakpoint,
  font,
  layer,
  measure,
  motion,
  radius,
  shadow,
  size,
  space,
} from '../../tokens/scales.ts';
import { iconMarks } from './SettingItem.styles.ts';

/** In rem, so that large text changes the layout as a narrow window does (WCAG 1.4.4). */
export const wide = '@container nv-settings (inline-size >= 48rem)';
const slim = '@container nv-settings (inline-size < 48rem)';

/** In low windows a bar that stays visible would cover the settings (WCAG 1.4.10, 2.4.11). */
const tall = '@media (height >= 30em)';

export const Root = styled.div`
  container: nv-settings / inline-size;
  min-inline-size: 0;
`;

export const Frame = styled.div`
  --_bar: 0px; /* the height of the bar under the top bar */

  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  ${tall} {
    --_bar: calc(2 * ${size.control} + ${space[3]});
  }

  ${wide} {
    --_bar: 0px;

    display: grid;
    grid-template-columns: minmax(18rem, 22rem) minmax(0, 1fr);
    gap: ${space[12]};
    align-items: start;
  }
`;

export const Aside = styled.div`
  display: contents;

  ${wide} {
    position: sticky;
    inset-block-start: calc(${measure.topBar} + ${space[6]});
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    max-block-size: calc(100dvh - ${measure.topBar} - 2 * ${space[6]});
    padding: ${space[1]}; /* room for the focus ring */
    margin: calc(-1 * ${space[1]});
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.border} transparent;
  }
`;

export const Bar = styled.div`
  z-index: ${layer.sticky};
  min-inline-size: 0;
  margin-inline: calc(-1 * ${space[8]});
  padding-block-end: ${space[2]};
  padding-inline: ${space[8]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  @media (width < ${breakpoint.phone}) {
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
  }

  ${tall} {
    position: sticky;
    inset-block-start: ${measure.topBar};
  }

  ${wide} {
    position: static;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** The closed preview of narrow windows. */
export const Line = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.textQuiet};
    transition: transform ${motion.quick} ${motion.easing};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  ${wide} {
    display: none;
  }
`;

export const LineLabel = styled.span`
  flex: none;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const LineText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  line-height: ${font.line.control};
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-expanded='true'] > & {
    visibility: hidden;
  }
`;

export const Preview = styled.div`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  ${tall} {
    max-block-size: min(45dvh, 24rem);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  ${slim} {
    margin-block-end: ${space[2]};

    &[data-open='false'] {
      display: none;
    }
  }

  ${wide} {
    max-block-size: none;
    overflow: visible;
  }
`;

export const Notice = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: calc(${measure.topBar} + var(--_bar) + ${space[3]});
  border-radius: ${radius.control};
  box-shadow: ${shadow.floating};

  &:not(:has(> :not(:empty))) {
    position: absolute;
    box-shadow: none;
  }
`;

/** A flex column: the notice stays visible along the whole column, not in a row of its own. */
export const Groups = styled.div`
  --_notice: 0px;

  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-inline-size: 0;

  &:has(> ${Notice} > :not(:empty)) {
    --_notice: ${space[16]};
  }

  /* Sections and focused controls do not scroll under what stays visible (WCAG 2.4.11). */
  > section,
  :focus {
    scroll-margin-block-start: calc(var(--_bar) + var(--_notice));
  }

  > section:focus {
    outline: none; /* the target of a link, not a control */
  }

  ${tall} {
    ${Frame}:has(${Line}[aria-expanded='true']) > & {
      --_notice: min(45dvh, 24rem);
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 3rem;

  /* Long words wrap, so that they do not push the control to a line of its own. */
  > :first-child {
    @media (width >= ${breakpoint.phone}) {
      max-inline-size: max(15rem, 100% - 15rem);
    }
  }
`;

export const RowWords = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const RowName = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

/**
 * At the end also on a line of its own, so that the controls of rows below each other are aligned;
 * the content of a quiet button ends at the edge, too.
 */
export const RowEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;

  > ${quietButton}:last-child {
    ${makeEdgeStyles('end')}
  }

  ${iconMarks}
`;

export const RowNote = styled.div`
  flex-basis: 100%;

  &:empty {
    display: none;
  }
`;
