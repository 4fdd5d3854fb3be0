import { useState } from 'react';
import { SearchField } from '../../components/fields/SearchField/SearchField.tsx';
import type { Icon } from '../../components/media/Icon/createIcon.tsx';
import * as C from './CopyButton.styles.ts';
import { CopyButton } from './CopyButton.tsx';
import { GuideSection } from './Guide.tsx';
import * as S from './IconGallery.styles.ts';
import { iconWords } from './iconWords.ts';

interface IconGalleryProps {
  families: Readonly<Record<string, Readonly<Record<string, Icon>>>>;
}

/** All icons by family, found by a word in English or Persian; a press copies the element. */
export function IconGallery({ families }: IconGalleryProps) {
  const [sought, setSought] = useState('');
  const found = Object.entries(families)
    .map(([name, family]) => [name, listIcons(sought, name, family)] as const)
    .filter(([, icons]) => icons.length > 0);
  return (
    <>
      <S.Search>
        <SearchField
          label="Find an icon"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <C.Sign>{found.length === 0 ? 'No icon has this word.' : ''}</C.Sign>
      </S.Search>
      {found.map(([name, icons]) => (
        <GuideSection key={name} title={name}>
          <S.Icons>
            {icons.map(([icon, Drawing]) => (
              <S.Item key={icon}>
                <Drawing size="large" />
                <S.Name>{toIconName(icon)}</S.Name>
                <CopyButton value={`<${icon} />`} label="Copy" />
              </S.Item>
            ))}
          </S.Icons>
        </GuideSection>
      ))}
    </>
  );
}

function listIcons(sought: string, family: string, icons: Readonly<Record<string, Icon>>) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(icons).filter(([icon]) => {
    const known = `${icon} ${family} ${iconWords[toIconName(icon)] ?? ''}`.toLowerCase();
    return words.every((word) => known.includes(word));
  });
}

function toIconName(icon: string): string {
  return icon.replace(/Icon$/, '');
}
