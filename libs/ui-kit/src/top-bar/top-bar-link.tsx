import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';

const Link = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: var(--ui-target);
  padding-inline: var(--ui-space-3);
  border-radius: var(--ui-radius);
  color: var(--ui-color-text);
  font-size: var(--ui-type-sm);
  font-weight: var(--ui-weight-strong);
  line-height: 1.3;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: auto var(--ui-space-3) 0.375rem;
    height: 2px;
    content: '';
  }
  &:hover {
    color: var(--ui-color-accent);
  }
  &[aria-current]:not([aria-current='false']) {
    color: var(--ui-color-accent);
  }
  &[aria-current]:not([aria-current='false'])::after {
    background: var(--ui-color-accent);
  }

  &[data-layout='list'] {
    display: flex;
    min-height: 3rem;
    padding-inline: 0;
    border-radius: 0;
    border-bottom: var(--ui-hairline);
    font-size: var(--ui-type-md);
  }
  &[data-layout='list']::after {
    inset: auto 0 -1px;
  }
  @media (forced-colors: active) {
    &[aria-current]:not([aria-current='false'])::after {
      background: Highlight;
    }
  }
`;

/** Props of {@link TopBarLink}, besides those of the element it renders. */
export type TopBarLinkProps<Element extends ElementType = 'a'> = {
  /** The rendered component instead of `a`: a router's `NavLink`, for example. Its props are accepted too. */
  as?: Element | undefined;
  /** `bar` for a horizontal row, `list` for a vertical list in a drawer. Default `bar`. */
  layout?: 'bar' | 'list' | undefined;
  /** The label: the target of the link. */
  children?: ReactNode;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'layout' | 'children'>;

/**
 * One link of the site's navigation. The link to the current page has `aria-current` (routers set it).
 *
 * When to use: in the `nav` of `TopBar` and, as `layout="list"`, in the `Drawer`.
 */
export const TopBarLink = <Element extends ElementType = 'a'>({
  layout = 'bar',
  ...rest
}: TopBarLinkProps<Element>) => <Link {...rest} data-layout={layout} />;
