import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';
import { color } from '../../tokens/color.ts';
import { font, measure, radius, space } from '../../tokens/scales.ts';

export const Root = styled.nav`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100%;
  background: ${color.surfaceSunken};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${measure.topBar};
  padding-inline: ${space[6]} ${space[3]};

  [data-compact='true'] > & {
    justify-content: center;
    padding-inline: 0;
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;
`;

export const BrandName = styled.span`
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.heading};
`;

export const Pages = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding-block: ${space[2]} ${space[4]};
  padding-inline: ${space[3]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.border} transparent;

  [data-compact='true'] > & {
    gap: ${space[2]};
    padding-inline: 0;
    scrollbar-width: none; /* a scroll bar would move the icons off centre */
  }
`;

export const Group = styled.div`
  display: grid;
`;

export const GroupLabel = styled.p`
  padding-block: ${space[1]};
  padding-inline: ${space[3]};
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};

  &[data-compact='true'] {
    inline-size: ${space[8]};
    block-size: 1px;
    margin-block: ${space[2]};
    margin-inline: auto;
    padding: 0;
    background: ${color.border};

    > span {
      ${visuallyHidden}
    }

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  :first-child > &[data-compact='true'] {
    background: none;
    margin-block: 0;
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: 2px;

  [data-compact='true'] + & {
    justify-content: center;
  }
`;
