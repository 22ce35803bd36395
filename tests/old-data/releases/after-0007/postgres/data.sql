--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: raise_content_version(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update content_version set version = version + 1;
        perform pg_notify('content', '');
        return null;
      end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: articles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.articles (
    id text NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    image_url text,
    author text NOT NULL,
    tags text[] NOT NULL,
    read_time integer NOT NULL,
    is_featured boolean NOT NULL,
    is_latest boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    first_published_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    plain_text text DEFAULT ''::text NOT NULL,
    search_title text DEFAULT ''::text NOT NULL,
    search_excerpt text DEFAULT ''::text NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    search_grams text DEFAULT ''::text NOT NULL,
    creation_key text,
    last_save_id text
);


--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone
);


--
-- Name: content_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_version (
    id integer NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT content_version_id_check CHECK ((id = 1))
);


--
-- Name: growth_solutions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.growth_solutions (
    id text NOT NULL,
    title text NOT NULL,
    excerpt text,
    content text NOT NULL,
    image_url text,
    author text NOT NULL,
    is_active boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    creation_key text,
    last_save_id text
);


--
-- Name: images; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.images (
    id text NOT NULL,
    extension text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    colour text NOT NULL,
    alt text,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name text NOT NULL,
    checksum text NOT NULL
);


--
-- Name: seeds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seeds (
    name text NOT NULL,
    done_at timestamp with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: set_up_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.set_up_links (
    id integer NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT set_up_links_id_check CHECK ((id = 1))
);


--
-- Name: two_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_factors (
    id text NOT NULL,
    user_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    is_verified boolean,
    failed_verification_count integer DEFAULT 0,
    locked_until timestamp with time zone
);


--
-- Name: user_roles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_roles (
    user_id text NOT NULL,
    role text NOT NULL,
    CONSTRAINT user_roles_role_check CHECK ((role = 'admin'::text))
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    is_email_verified boolean NOT NULL,
    image text,
    is_two_factor_enabled boolean,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: youtube_videos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.youtube_videos (
    id text NOT NULL,
    youtube_id text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    thumbnail_url text,
    duration text NOT NULL,
    view_count text NOT NULL,
    url text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    is_active boolean NOT NULL,
    is_dated boolean DEFAULT true NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES ('c690f626-1a70-4426-8096-f46b73d61cd9', '1fd13349-5974-4eb9-a044-7fa1018153ea', 'credential', '1fd13349-5974-4eb9-a044-7fa1018153ea', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$IdjZQrmANJKthLEwZonPIg$xFFuO9dSpu+pp1KESzxPIeIW2GlaalS9Ly4QnYtOD9E', '2026-11-21 23:11:22.97+00', '2026-11-21 23:11:22.97+00');
INSERT INTO public.accounts VALUES ('0e722aba-a9e5-445a-b558-f3cb2a69c1ac', 'a5081750-fc6b-425c-a806-d33846a480cc', 'credential', 'a5081750-fc6b-425c-a806-d33846a480cc', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$O1zyHB9Q4x1HRI1ppzA8tg$dKwq4WD604jzUlOxCzBS/dPSal3KmtQ+GWnYD8rBa0E', '2026-11-21 23:11:24.43+00', '2026-11-21 23:11:24.43+00');
INSERT INTO public.accounts VALUES ('a8a785fa-d191-476c-95a8-cf81c8c8d6fd', 'b1423fb2-ca4d-4a6e-9970-871a235ebe4e', 'credential', 'b1423fb2-ca4d-4a6e-9970-871a235ebe4e', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$cKi0bnZekdvv/jXUABGKpQ$VJO0J6W99rG2l4gv2SV15rOOf2WNWStumwRNyxcSYu4', '2026-11-21 23:11:24.556+00', '2026-11-21 23:11:24.556+00');


--
-- Data for Name: articles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.articles VALUES ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/6ha66v8nqynb4hfy-64x48-aa3311.png" alt="A red field"></p>', '/images/6ha66v8nqynb4hfy-64x48-aa3311.png', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:11:23.672+00', '2026-11-21 23:11:23.672+00', 1, 'Look:', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:', '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', NULL, NULL);
INSERT INTO public.articles VALUES ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{it''s,"a ''tag''","{curly}","50\\%"}', 1, false, false, '2026-11-21 23:11:23.706+00', '2026-11-21 23:11:23.706+00', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.', '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', NULL, NULL);
INSERT INTO public.articles VALUES ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', '<p>line
one</p><pre><code>two
	three; -- '' "</code></pre>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:11:23.722+00', '2026-11-21 23:11:23.722+00', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "', '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', NULL, NULL);
INSERT INTO public.articles VALUES ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:11:23.738+00', '2026-11-21 23:11:23.738+00', 2, 'It.', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.', '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', 'f4d99a9e-1589-42aa-9323-120a092e4f40', '86bdf0b5-1359-4abf-9648-7cab6754c567');


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES ('sQFqET3Q6AdmJ9XR67j5DXGRf7CxBx0JZkMEMl9aets', 1, '2026-11-21 23:11:22.908+00', NULL);
INSERT INTO public.attempts VALUES ('VwqD_HgKQIglVrg_pSINrNKSI0zQvDyBRY0q_yOsn74', 1, '2026-11-21 23:11:24.364+00', NULL);
INSERT INTO public.attempts VALUES ('lGXwvx8ClXoeZJG8BMy1UChG4RDqp-PWO2dvyEYPH2c', 2, '2026-11-21 23:11:24.506+00', NULL);
INSERT INTO public.attempts VALUES ('_qafPgbH-E-kSYLiiZj3pjPwkpksmgnfOLjQRDe8qjI', 1, '2026-11-21 23:11:24.506+00', NULL);
INSERT INTO public.attempts VALUES ('6D38eS--FCucPBY-SZMhzsj41xLHYLzBkQ0qain01wY', 1, '2026-11-21 23:11:24.651+00', NULL);
INSERT INTO public.attempts VALUES ('WCqQTGX9bhSl43cYBEel43-yiuHkfRhU5mzSc8SFbpY', 1, '2026-11-21 23:11:24.812+00', NULL);


--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 29);


--
-- Data for Name: growth_solutions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.growth_solutions VALUES ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/6ha66v8nqynb4hfy-64x48-aa3311.png', 'Kwame Adeyemi', true, '2026-11-21 23:11:23.765+00', 1, NULL, NULL);
INSERT INTO public.growth_solutions VALUES ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', true, '2026-11-21 23:11:23.781+00', 1, NULL, NULL);


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES ('6ha66v8nqynb4hfy', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21 23:11:23.648+00');
INSERT INTO public.images VALUES ('z7hdwd85bhx6jbwc', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21 23:11:24.341+00');
INSERT INTO public.images VALUES ('9gh2c9h2q4is9yut', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21 23:11:26.685+00');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES ('0001-content', 'f5864f3dee48ff3682694c2cf2158cf0b16d2690d91df35a56092c54a50cdc98');
INSERT INTO public.migrations VALUES ('0002-search', 'c193e8dcfd2f07a7f254cfc4288f1490d905d5da466f9adef12939a69b68be2f');
INSERT INTO public.migrations VALUES ('0003-accounts', '543fcb846cfddd06b38d90d66cfca8a0486d3be1911f7f0b76ca330f2b3841c6');
INSERT INTO public.migrations VALUES ('0004-images', '688d43204a0515288831e81dba39379db2c551a1e023f12006f2805f08763d1f');
INSERT INTO public.migrations VALUES ('0005-desk', 'ffcd582243b414ed2e090b0c891ad690be69d94c9640941c0be3df7eb22acf2c');
INSERT INTO public.migrations VALUES ('0006-undated-videos', 'e2a255520467c1f7364462e81519a0a1cf3614bd5361f9580e145c1e622cd8a5');
INSERT INTO public.migrations VALUES ('0007-last-save', '3317a549adbc789c6ccb0ee381745f36fd37873dcb46969ea3583e42d8fe9f8e');
INSERT INTO public.migrations VALUES ('0008-attempts', '683d356176f65731d1433afd7436ab521a7a53431a8d355353cec8505a0e190d');


--
-- Data for Name: seeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seeds VALUES ('built-in-articles', '2026-11-21 23:11:22.41+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('txmeCTrloHVxhAm0rtBetucIx0aPaFIJ', 'P95OmXR1qzaYBnFeGeKJOUcfrdYH5DCo', '1fd13349-5974-4eb9-a044-7fa1018153ea', '2026-11-28 23:11:24.801+00', '', '', '2026-11-21 23:11:24.801+00', '2026-11-21 23:11:24.801+00');


--
-- Data for Name: set_up_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors VALUES ('VjrprR2N18wYVUn8YijOgV2kD2DyPEnr', '1fd13349-5974-4eb9-a044-7fa1018153ea', 'b7c8dfbc0f3080e78cb2584bd60b743100b4851b16f89e74659f860a8b6dc01ada209647ab0f03eee55c7c6a6e843be370f5d21c7cd6a98a48be29d7dff126d4fe90a587a9cb33f3', '565f043d45ccd36d4e6e138af51840bdc41b9ad52d5aeb3c5769b9b8142f3827bcfc6944942333b717575c1e132ce5d7bdfded7310456a464e2b7a54ea393462ecd86cafafdb0e4e3bd66e1b3fb23ba97c7f9e63d7d456a412d4bd2a0a4a6cb41deb94bceb446665c073a00525218e333320bee42899ee2dce9ec20b274a6da3aa33ef6fe9c12531f4d774c2e1dfc056642d8538036740fcffec3d57053a204568c3f11e3cbb1e086860caa7ff792ab1deb87d7cf5', true, 0, NULL);


--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles VALUES ('1fd13349-5974-4eb9-a044-7fa1018153ea', 'admin');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('a5081750-fc6b-425c-a806-d33846a480cc', '', 'reader@example.org', false, NULL, false, '2026-11-21 23:11:24.43+00', '2026-11-21 23:11:24.43+00');
INSERT INTO public.users VALUES ('b1423fb2-ca4d-4a6e-9970-871a235ebe4e', '', 'late@example.org', false, NULL, false, '2026-11-21 23:11:24.556+00', '2026-11-21 23:11:24.556+00');
INSERT INTO public.users VALUES ('1fd13349-5974-4eb9-a044-7fa1018153ea', '', 'owner@example.org', true, NULL, true, '2026-11-21 23:11:22.97+00', '2026-11-21 23:11:24.799+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES ('1dkPVxlH4ZMk0tLi2ZCEhh2q2nhuOtWG', 'xC3NuR5BZdgVRsuGlmqqW6oTkQP0_0-F-Pab0EMoIBQ', 'a5081750-fc6b-425c-a806-d33846a480cc', '2026-11-22 23:11:24.433+00', '2026-11-21 23:11:24.435+00', '2026-11-21 23:11:24.435+00');
INSERT INTO public.verifications VALUES ('ns4K3HTvOUJui3h0vHDjWXp6fo2lpzGN', 'BvZQ4tBqZ0k56t5FJtNRvK-j4EupgvhkrrirkM7qQDQ', 'b1423fb2-ca4d-4a6e-9970-871a235ebe4e', '2026-11-22 23:11:24.559+00', '2026-11-21 23:11:24.56+00', '2026-11-21 23:11:24.56+00');


--
-- Data for Name: youtube_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.youtube_videos VALUES ('897484e7-adfa-4f80-8001-de74fee547f0', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/z7hdwd85bhx6jbwc-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21 23:11:24.345+00', true, false);
INSERT INTO public.youtube_videos VALUES ('b45d5700-4772-432f-9165-d75b18650c24', 'bbbbbbbbbb2', 'Nine words', 'About Nine words.

https://example.com', '/images/9gh2c9h2q4is9yut-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19 08:30:00+00', true, true);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_user_id_provider_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_provider_id_key UNIQUE (user_id, provider_id);


--
-- Name: articles articles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);


--
-- Name: content_version content_version_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);


--
-- Name: growth_solutions growth_solutions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.growth_solutions
    ADD CONSTRAINT growth_solutions_pkey PRIMARY KEY (id);


--
-- Name: images images_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);


--
-- Name: seeds seeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


--
-- Name: set_up_links set_up_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.set_up_links
    ADD CONSTRAINT set_up_links_pkey PRIMARY KEY (id);


--
-- Name: attempts tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);


--
-- Name: two_factors two_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (id);


--
-- Name: two_factors two_factors_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_key UNIQUE (user_id);


--
-- Name: user_roles user_roles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: youtube_videos youtube_videos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.youtube_videos
    ADD CONSTRAINT youtube_videos_pkey PRIMARY KEY (id);


--
-- Name: youtube_videos youtube_videos_youtube_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.youtube_videos
    ADD CONSTRAINT youtube_videos_youtube_id_key UNIQUE (youtube_id);


--
-- Name: articles_by_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_category ON public.articles USING btree (category, published_at DESC, id);


--
-- Name: articles_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_date ON public.articles USING btree (published_at DESC, id);


--
-- Name: articles_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX articles_creation_key ON public.articles USING btree (creation_key);


--
-- Name: growth_solutions_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_by_date ON public.growth_solutions USING btree (published_at DESC, id);


--
-- Name: growth_solutions_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX growth_solutions_creation_key ON public.growth_solutions USING btree (creation_key);


--
-- Name: images_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX images_by_date ON public.images USING btree (created_at DESC, id DESC);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: verifications_by_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);


--
-- Name: youtube_videos_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX youtube_videos_by_date ON public.youtube_videos USING btree (published_at DESC, id);


--
-- Name: articles articles_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_version AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: growth_solutions growth_solutions_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_version AFTER INSERT OR DELETE OR UPDATE ON public.growth_solutions FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: images images_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER images_version AFTER DELETE OR UPDATE ON public.images FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: youtube_videos youtube_videos_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER youtube_videos_version AFTER INSERT OR DELETE OR UPDATE ON public.youtube_videos FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: accounts accounts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: two_factors two_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_roles user_roles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


