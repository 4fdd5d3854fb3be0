import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  white-space: nowrap;

  &[data-size='large'] {
    font-size: ${font.size.xl};
    font-weight: ${font.weight.bold};
    line-height: ${font.line.heading};
  }

  &[data-size='largest'] {
    gap: ${space[2]};
    font-size: ${font.size['3xl']};
    font-weight: ${font.weight.bold};
    line-height: ${font.line.heading};
  }
`;

export const Figure = styled.bdi`
  unicode-bidi: isolate;
`;

export const Unit = styled.span`
  color: ${color.textQuiet};
  font-size: max(0.55em, ${font.size.xs});
  font-weight: ${font.weight.regular};
`;
