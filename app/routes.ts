import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('blog/:id', 'routes/site/article.tsx'),
    route('solution/:id', 'routes/site/solution.tsx'),
    route('category/:category', 'routes/site/category.tsx'),
    route('search', 'routes/site/search.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('services/:service?', 'routes/site/services.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('privacy', 'routes/site/privacy.tsx'),
    route('terms', 'routes/site/terms.tsx'),
    route('sitemap', 'routes/site/sitemap.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
