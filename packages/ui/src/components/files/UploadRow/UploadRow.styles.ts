import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, size, space } from '../../../tokens/scales.ts';

// In rem, so that larger text needs a wider row.
export const narrow = '@container uploads (inline-size < 36rem)';

export const Root = styled.li`
  --_state: ${color.textQuiet};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  border-block-end: 1px solid ${color.border};
  line-height: ${font.line.control};

  &:last-child {
    border-block-end: 0;
  }

  &[data-tone='moving'] {
    --_state: ${color.accentText};
  }

  &[data-tone='attention'] {
    --_state: ${color.warningText};
  }

  &[data-tone='failed'] {
    --_state: ${color.dangerText};
  }

  &[data-tone='done'] {
    --_state: ${color.successText};
  }

  > svg {
    flex: none;
    margin-block-start: 0.2rem; /* centred on the line of the name */
    color: var(--_state);
  }

  ${narrow} {
    padding-inline: ${space[3]};
  }

  /* Small buttons are 44 px high and wide on phones. */
  && [data-size] {
    @media (width < ${breakpoint.phone}) {
      min-inline-size: ${size.target};
      min-block-size: ${size.target};
    }
  }
`;

/** Only the name leaves room for the icons of a narrow row. */
export const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;

  ${narrow} {
    display: contents;
  }
`;

/** Bars are as wide as the row, so that their ends are in one line over all rows. */
export const Body = styled.div`
  display: grid;
  grid-row: 2;
  grid-column: 2 / -1;
  gap: ${space[2]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }

  ${narrow} {
    grid-row: 3;
  }
`;

/** File names keep their own direction. */
export const Name = styled.bdi`
  justify-self: start;
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  ${narrow} {
    grid-row: 2;
    grid-column: 2 / -1;
    margin-block-start: calc(-1 * ${space[1]}); /* as near to the name as in a wide row */
  }
`;

export const State = styled.span`
  color: var(--_state);
  font-weight: ${font.weight.medium};
`;

export const Fault = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  font-size: ${font.size.sm};
`;

export const FaultWords = styled.div`
  min-inline-size: 0;
`;

/** The icon is on the line of the first words. */
export const Warning = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: start;
  color: ${color.warningText};
  font-size: ${font.size.sm};

  > svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;

export const Note = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  align-items: center;
  margin-block: calc(-1 * ${space[1]});
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  align-self: start;
  justify-self: end;

  ${narrow} {
    display: contents;
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;

  &:empty {
    display: none;
  }

  ${narrow} {
    grid-row: 4;
    grid-column: 2 / -1;
    justify-self: start;

    &[data-icons='true'] {
      grid-row: 1;
      grid-column: 3;
      align-self: start;
      margin-block: calc(
        (${font.line.control} * 1rem - ${size.target}) / 2
      ); /* centred on the name */
    }
  }
`;
