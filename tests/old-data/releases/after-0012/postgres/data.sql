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
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


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


--
-- Name: refresh_article_search(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_article_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into article_search values (new.id, new.published_at, new.search_title, new.search_excerpt, new.search_text || '')
        on conflict (article_id) do update
        set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt, body = excluded.body;
      return null;
    end $$;


--
-- Name: search_trigrams(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_trigrams(text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $_$begin return show_trgm($1); end$_$;


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
-- Name: article_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.article_search (
    article_id text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.article_search ALTER COLUMN body SET STORAGE EXTERNAL;


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
-- Name: email_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    password_mark text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
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
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
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
    device text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
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

INSERT INTO public.accounts VALUES ('af119881-1d19-426e-91d3-db2044e2616c', '226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', 'credential', '226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$xAsb5ZrdnwC+RHeJMBsUqQ$GGy1sD2MAPNjMOe27gGTf6MZuT41hfoawxlwd8l1hDU', '2026-11-21 23:13:22.122+00', '2026-11-21 23:13:22.122+00');
INSERT INTO public.accounts VALUES ('540eace1-19ac-4e20-9da7-57d2c8404634', 'c78b6c90-b34f-43fa-8878-91c6e9958426', 'credential', 'c78b6c90-b34f-43fa-8878-91c6e9958426', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$AtXvb+uToWYGDCAAsVoaGA$6QxjMU1kmNjyuGkFNbsw7Ky/FxZR2eHzCot7z1MiIyo', '2026-11-21 23:13:24.3+00', '2026-11-21 23:13:24.3+00');
INSERT INTO public.accounts VALUES ('1be452c3-9e98-488e-a630-16973e4d4214', 'eeb64885-44b1-4e9a-b37f-ffd5c6ea43bd', 'credential', 'eeb64885-44b1-4e9a-b37f-ffd5c6ea43bd', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$kQzXhHujQe1FkJ0PFw4eCA$hB9kAhsPpGlI5TouolpfYXmVsdDfPuRx8SM4WJASp2Q', '2026-11-21 23:13:24.434+00', '2026-11-21 23:13:24.434+00');


--
-- Data for Name: article_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.article_search VALUES ('sell-water-by-the-tap', '2026-11-21 23:13:23.221+00', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:');
INSERT INTO public.article_search VALUES ('naive-quotes-b-signs-b-100', '2026-11-21 23:13:23.283+00', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.');
INSERT INTO public.article_search VALUES ('accra-東京-владивосток', '2026-11-21 23:13:23.308+00', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "');
INSERT INTO public.article_search VALUES ('written-twice', '2026-11-21 23:13:23.338+00', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.');


--
-- Data for Name: articles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.articles VALUES ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/ghwbf8qxqf8hi9nh-64x48-aa3311.png" alt="A red field"></p>', '/images/ghwbf8qxqf8hi9nh-64x48-aa3311.png', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:13:23.221+00', '2026-11-21 23:13:23.221+00', 1, 'Look:', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:', '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', NULL, NULL);
INSERT INTO public.articles VALUES ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{it''s,"a ''tag''","{curly}","50\\%"}', 1, false, false, '2026-11-21 23:13:23.283+00', '2026-11-21 23:13:23.283+00', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.', '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', NULL, NULL);
INSERT INTO public.articles VALUES ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', '<p>line
one</p><pre><code>two
	three; -- '' "</code></pre>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:13:23.308+00', '2026-11-21 23:13:23.308+00', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "', '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', NULL, NULL);
INSERT INTO public.articles VALUES ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:13:23.338+00', '2026-11-21 23:13:23.338+00', 2, 'It.', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.', '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '5af0ef3b-02a5-46b8-92ca-62510828c0a0', 'fb1af222-5328-4c59-9ba4-c75f8f83cd98');


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES ('UhfQDW-bumFGWg5dbBHFNHDK_KfVTqEP8rf73dRIqKg', 1, '2026-11-21 23:13:22.038+00', NULL);
INSERT INTO public.attempts VALUES ('77Va2Sq687chwnHxg9nyMK8a03jQhJbwuUbpGnNqrkA', 2, '2026-11-21 23:13:24.384+00', NULL);
INSERT INTO public.attempts VALUES ('Qdk9QlzuLM78SJDHdzUgu-9c-kHVKkKMJn2NUsa2yvA', 1, '2026-11-21 23:13:24.469+00', NULL);
INSERT INTO public.attempts VALUES ('skfirrY4dqkafuAxyD4uXi_vAWimpo-q9Q70cG20p1U', 1, '2026-11-21 23:13:24.469+00', NULL);
INSERT INTO public.attempts VALUES ('eUULbS0ahpklMWGt4jRb1I3gZ6_P41_ou9-lAxke8Js', 1, '2026-11-21 23:13:24.795+00', NULL);
INSERT INTO public.attempts VALUES ('lcaKiVKdIQcnAXGROKwn2dw5klaI7nuOAuNbpY7y5q4', 1, '2026-11-21 23:13:25.155+00', NULL);


--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 29);


--
-- Data for Name: email_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_links VALUES ('T-tMSL-iFcS1tMdPfric7DWCwFf7D3BcW5EurRC0gAY', 'confirm-email', 'c78b6c90-b34f-43fa-8878-91c6e9958426', 'k17hGBTpcE2qStL0qquCT3UIUuEV9flMB9qqj4fDfys', '2026-11-21 23:13:24.302+00', '2026-11-22 23:13:24.302+00');
INSERT INTO public.email_links VALUES ('hc4VjrpQiaHZfMRQvvcJLFOBbdoGm5bzqCMuRzC4LHY', 'report-sign-up', 'c78b6c90-b34f-43fa-8878-91c6e9958426', 'k17hGBTpcE2qStL0qquCT3UIUuEV9flMB9qqj4fDfys', '2026-11-21 23:13:24.302+00', '2026-11-22 23:13:24.302+00');
INSERT INTO public.email_links VALUES ('KSoPmt3X1wb6BaUN_LSKNbPnOQHkKtt_hiOgJekF168', 'confirm-email', 'eeb64885-44b1-4e9a-b37f-ffd5c6ea43bd', '_9qSRDY022vdbmcKrH-3qlFQ4mUuGXMm_u_P0ZopUUY', '2026-11-21 23:13:24.437+00', '2026-11-22 23:13:24.437+00');
INSERT INTO public.email_links VALUES ('P9TpD9n-rtmHlcSSTE2_7QW0b89T58FWHTFXRDMHOzo', 'report-sign-up', 'eeb64885-44b1-4e9a-b37f-ffd5c6ea43bd', '_9qSRDY022vdbmcKrH-3qlFQ4mUuGXMm_u_P0ZopUUY', '2026-11-21 23:13:24.437+00', '2026-11-22 23:13:24.437+00');
INSERT INTO public.email_links VALUES ('nMF_rm7bfdUeb7L9Soh4sfu0r53JJdfIPWaT2KbAoPU', 'report-passkey', '226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', NULL, '2026-11-21 23:13:25.166+00', '2026-11-28 23:13:25.166+00');


--
-- Data for Name: growth_solutions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.growth_solutions VALUES ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/ghwbf8qxqf8hi9nh-64x48-aa3311.png', 'Kwame Adeyemi', true, '2026-11-21 23:13:23.391+00', 1, NULL, NULL);
INSERT INTO public.growth_solutions VALUES ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', true, '2026-11-21 23:13:23.414+00', 1, NULL, NULL);


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES ('ghwbf8qxqf8hi9nh', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21 23:13:23.193+00');
INSERT INTO public.images VALUES ('4iucpizj3jhqqiid', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21 23:13:24.236+00');
INSERT INTO public.images VALUES ('7r3i3v5h75ute68j', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21 23:13:27.874+00');


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
INSERT INTO public.migrations VALUES ('0009-search-postgres', '0e77a47de031493300d3501da90cfbb7dd61e3a2b4612ff95cd1f09f0f5e851c');
INSERT INTO public.migrations VALUES ('0010-email-links', '80e52c00c929a2693116060c25694bc4006a5520e32315cf939e1bff404a53df');
INSERT INTO public.migrations VALUES ('0011-sessions', 'fdb4acfcacd5e60430281e95c624bf91b6930629a800c7864d63c58910c9c1d0');
INSERT INTO public.migrations VALUES ('0012-passkeys', '1269ad2fcd9a369d15f27ecd9b3f0cca7f57b75e2828a508268c88a861e07526');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES ('91289e5a-3668-4b0f-bf57-bbaa2cef4aaa', '226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', 'A phone', 'cl1BMpo4yNZfXUw70hr7yg', 'pQECAyYgASFYIFYhrDPBieP1CmuqPi3qeU8L81qlhb0LwoXtJJw1fzN0IlggHd9bds4C8kW1qNn19K9VrUEa5yYCktS3MDpQBOQ_JCQ', 0, '', '2026-11-21 23:13:25.162+00', NULL);


--
-- Data for Name: seeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seeds VALUES ('built-in-articles', '2026-11-21 23:13:21.264+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('UBk0yWj7x3dSV8KBdL1sDALoctyrtLLH', 'FnnyUrjKIPPJvPahs83N3BOICGmQA07Aj0IXeytTTZQ', '226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', '2026-11-28 23:13:24.785+00', '', 'Unknown device', '2026-11-21 23:13:24.785+00', '2026-11-21 23:13:24.785+00', NULL);


--
-- Data for Name: set_up_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors VALUES ('IxE7aA0T4vZtSMnXIDQs0j9uCVDpv0QP', '226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', '7fee5ed7624d3fac5fce45cac0271af167113dc217f46d0dd27c3963e7776623d7f7d0e1e73c843b0f100c0565914dd63ac2d599497936ee28276aad59894c5ac37ecba98197c791', '46e854c23b094c0524745046cd81e14ece549154ec3e3c79e9d653775b7b2802f88961cc9b9b9ea73a558e4ba20262e5d19ecc17c3181a4f102bf5295c66fbde9801c99ea87a8f5f42b8ec042ed69e72eb80f067f486a17c7e36e7be0e7ed3b0d48312b48b0ab8df589925458aa8d0859fca97eebbcc8421bde45c319365522eca508cec0bdc153dcc73eab3c972f2446fecaf3729f0f0a609bfb513ef0336f17204e5f65340c075520ea643fbc5b377df3de21c12', true, 0, NULL);


--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles VALUES ('226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', 'admin');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('c78b6c90-b34f-43fa-8878-91c6e9958426', '', 'reader@example.org', false, NULL, false, '2026-11-21 23:13:24.3+00', '2026-11-21 23:13:24.3+00');
INSERT INTO public.users VALUES ('eeb64885-44b1-4e9a-b37f-ffd5c6ea43bd', '', 'late@example.org', false, NULL, false, '2026-11-21 23:13:24.434+00', '2026-11-21 23:13:24.434+00');
INSERT INTO public.users VALUES ('226ae1c2-4fbc-49fb-b63f-8b6bd421c0c3', '', 'owner@example.org', true, NULL, true, '2026-11-21 23:13:22.122+00', '2026-11-21 23:13:24.781+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: youtube_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.youtube_videos VALUES ('e1119d64-60c8-4e9a-85a3-a6431baa8554', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/4iucpizj3jhqqiid-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21 23:13:24.239+00', true, false);
INSERT INTO public.youtube_videos VALUES ('0bca177f-a6dd-4db9-9314-f17bb7d6be81', 'bbbbbbbbbb2', 'Nine words', 'About Nine words.

https://example.com', '/images/7r3i3v5h75ute68j-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19 08:30:00+00', true, true);


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
-- Name: article_search article_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_search
    ADD CONSTRAINT article_search_pkey PRIMARY KEY (article_id);


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
-- Name: email_links email_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_pkey PRIMARY KEY (token_hash);


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
-- Name: passkeys passkeys_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


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
-- Name: article_search_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_search_trigrams ON public.article_search USING gin (public.search_trigrams(body) COLLATE "C") WITH (fastupdate=off);
ALTER INDEX public.article_search_trigrams ALTER COLUMN 1 SET STATISTICS 0;


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
-- Name: email_links_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_links_by_expiry ON public.email_links USING btree (expires_at);


--
-- Name: email_links_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_links_by_user ON public.email_links USING btree (user_id, kind);


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
-- Name: passkeys_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);


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
-- Name: articles articles_search; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_search AFTER INSERT OR UPDATE OF published_at, search_title, search_excerpt, search_text ON public.articles FOR EACH ROW EXECUTE FUNCTION public.refresh_article_search();


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
-- Name: article_search article_search_article_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_search
    ADD CONSTRAINT article_search_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;


--
-- Name: email_links email_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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


