import type { ComponentType } from 'react';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { ClaimsForm } from '#features/site-editor/claims-form.tsx';
import { IdentityForm } from '#features/site-editor/identity-form.tsx';

/** The form of each part of the site, by its name. */
export const documentForms: Record<string, ComponentType<OpenedForm>> = {
  identity: IdentityForm,
  claims: ClaimsForm,
};
