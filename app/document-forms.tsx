import type { ComponentType } from 'react';
import { AboutForm } from '#features/site-editor/about-form.tsx';
import { ContactForm } from '#features/site-editor/contact-form.tsx';
import { HomeForm } from '#features/site-editor/home-form.tsx';
import { ClaimsForm } from '#features/site-editor/identity/claims-form.tsx';
import { IdentityForm } from '#features/site-editor/identity/identity-form.tsx';
import { type OpenedPrivacyForm, PrivacyForm, TermsForm } from '#features/site-editor/legal-forms.tsx';
import { MenuForm } from '#features/site-editor/menu-form.tsx';

/** The form of each part of the site, by its name. */
export const documentForms: Record<string, ComponentType<OpenedPrivacyForm>> = {
  identity: IdentityForm,
  claims: ClaimsForm,
  menu: MenuForm,
  home: HomeForm,
  about: AboutForm,
  contact: ContactForm,
  privacy: PrivacyForm,
  terms: TermsForm,
};
