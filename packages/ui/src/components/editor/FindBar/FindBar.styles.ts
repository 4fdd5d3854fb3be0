import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../../tokens/scales.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { Control } from '../../fields/Field/Control.styles.ts';

/** Small buttons are 44 px high on phones. */
const touchTargets = css`
  && > button[data-size] {
    @media (width < ${breakpoint.phone}) {
      min-block-size: ${size.target};
    }
  }
`;

export const Root = styled.search`
  display: block;
  container-type: inline-size;
  padding-block: ${space[2]};
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

/* One row in wide containers; in narrow ones the options have a second row. */
export const FindRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

export const Query = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 180px;
  align-items: center;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-inline-start: calc((${size.control} - ${size.icon}) / 2);
    color: ${color.textQuiet};
    pointer-events: none;
  }
`;

export const QueryInput = styled(Control)`
  && {
    padding-inline: calc(${size.control} - 4px) 6.5rem;
  }
`;

/* Over the end of the field. */
export const Count = styled(LiveRegion)`
  position: absolute;
  inset-inline-end: ${space[3]};
  max-inline-size: 6rem;
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
  pointer-events: none;
`;

export const Moves = styled.div`
  display: flex;
  flex: none;
`;

export const Options = styled.div`
  ${touchTargets}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const Ends = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;

  > [aria-expanded='true'] {
    color: ${color.accentText};
  }
`;

export const ReplaceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

export const Replacement = styled(Control)`
  flex: 1 1 180px;
  inline-size: auto;
  min-inline-size: 0;
`;

export const ReplaceActions = styled.div`
  ${touchTargets}
  display: flex;
  gap: ${space[2]};
`;

export const Forms = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const FormsTitle = styled.legend`
  float: inline-start; /* inside the ground of the panel */
  padding: 0;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
`;

export const FormList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: 0 ${space[4]};
  max-block-size: 12rem;
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

/* A sign before a figure keeps its place. */
export const Times = styled.bdi`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  white-space: nowrap;
`;

export const FormsActions = styled.div`
  ${touchTargets}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: end;
`;

export const Replaced = styled(LiveRegion)`
  ${touchTargets}
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  > svg {
    flex: none;
    color: ${color.successText};
  }
`;
