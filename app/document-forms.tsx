import type { ComponentType } from 'react';
import { ClaimsForm } from '#features/site-editor/claims-form.tsx';
import { IdentityForm } from '#features/site-editor/identity-form.tsx';
import { LooksForm } from '#features/site-editor/looks/looks-form.tsx';
import { MenuForm } from '#features/site-editor/menu-form.tsx';
import { AboutForm } from '#features/site-editor/pages/about-form.tsx';
import { ContactForm } from '#features/site-editor/pages/contact-form.tsx';
import { HomeForm } from '#features/site-editor/pages/home-form.tsx';
import { type OpenedPrivacyForm, PrivacyForm, TermsForm } from '#features/site-editor/pages/legal-forms.tsx';

/** The form of each part of the site, by its name. */
export const documentForms: Record<string, ComponentType<OpenedPrivacyForm>> = {
  identity: IdentityForm,
  claims: ClaimsForm,
  looks: LooksForm,
  menu: MenuForm,
  home: HomeForm,
  about: AboutForm,
  contact: ContactForm,
  privacy: PrivacyForm,
  terms: TermsForm,
};
