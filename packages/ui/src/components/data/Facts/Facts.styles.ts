import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

export const Fact = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  white-space: nowrap;

  @media (width < ${breakpoint.phone}) {
    white-space: normal;
  }

  &[data-optional='true'] {
    @media (width < ${breakpoint.phone}) {
      display: none;
    }
  }
`;

export const Label = styled.dt`
  &[data-quiet='true'] {
    ${visuallyHidden}
  }
`;

export const Value = styled.dd`
  color: ${color.text};
  font-weight: ${font.weight.medium};
`;
