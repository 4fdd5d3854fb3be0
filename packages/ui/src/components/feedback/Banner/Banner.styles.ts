import { styled } from 'styled-components';
import { softTones } from '../../../foundations/softTones.ts';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, size, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  ${softTones.warning}
  --_icon: ${color.warningText};

  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${size.control};
  padding-block: ${space[1]};
  padding-inline: ${space[6]};
  border-block-end: 1px solid transparent; /* visible in forced-colors mode */
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  line-height: ${font.line.text};

  &:is([data-kind='online'], [data-kind='success']) {
    ${softTones.success}
    --_icon: ${color.successText};
  }

  &[data-kind='newVersion'] {
    ${softTones.information}
    --_icon: ${color.informationText};
  }

  &[data-kind='danger'] {
    ${softTones.danger}
    --_icon: ${color.dangerText};
  }

  /* The sentence begins with the page, and the actions are in a line of their own. */
  @media (width < ${breakpoint.phone}) {
    padding-block: ${space[2]};
    padding-inline: ${space[4]};
  }

  ${notPrinted}
`;

export const Sentence = styled.div`
  display: flex;
  flex: 1 1 240px;
  gap: ${space[3]};
  min-inline-size: 0;

  > svg {
    flex: none;
    margin-block-start: calc(
      (${font.line.text} * 1em - ${size.icon}) / 2 - 1px
    ); /* centred on the first line */
    color: var(--_icon);
  }
`;

export const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin-inline-start: auto;

  > [aria-label] {
    color: inherit;
  }
`;
