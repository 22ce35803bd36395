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

INSERT INTO public.accounts VALUES ('4fb80ed6-1d3d-4dab-bcbd-f3305c7b6396', 'b0994f98-8433-4306-9186-ead2ed59b569', 'credential', 'b0994f98-8433-4306-9186-ead2ed59b569', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$BsjVv2ELZHQrTyWtVNF9zA$3i/y/muwojVcoqQqa5w9YES1iuPX+IJZU5mFkX+kPdc', '2026-11-21 23:12:07.44+00', '2026-11-21 23:12:07.44+00');
INSERT INTO public.accounts VALUES ('abc89316-c4ee-4d3d-b134-9a046f4cea19', 'e6c39fe7-4389-40eb-97b7-0e38726695c0', 'credential', 'e6c39fe7-4389-40eb-97b7-0e38726695c0', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$JO1779Y9n1rmXGeNruOI6g$Ozudx/mVFAKctYkITZ19dW1x76Hkxt88Zk27y1lba7c', '2026-11-21 23:12:09.023+00', '2026-11-21 23:12:09.023+00');
INSERT INTO public.accounts VALUES ('ae694d33-ff97-4918-9e0d-5e75476bd090', '9ceabc21-a52e-443f-bbf0-b6211f62601d', 'credential', '9ceabc21-a52e-443f-bbf0-b6211f62601d', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$HkC3NhjOCUneY7f3NQjXVg$0rG2WTRknLHm4an/wrSXpqdvLLNmBqEUUcltVpjj8uA', '2026-11-21 23:12:09.151+00', '2026-11-21 23:12:09.151+00');


--
-- Data for Name: article_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.article_search VALUES ('sell-water-by-the-tap', '2026-11-21 23:12:08.22+00', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:');
INSERT INTO public.article_search VALUES ('naive-quotes-b-signs-b-100', '2026-11-21 23:12:08.254+00', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.');
INSERT INTO public.article_search VALUES ('accra-東京-владивосток', '2026-11-21 23:12:08.273+00', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "');
INSERT INTO public.article_search VALUES ('written-twice', '2026-11-21 23:12:08.295+00', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.');


--
-- Data for Name: articles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.articles VALUES ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/nsbxn6g6x44sv2ke-64x48-aa3311.png" alt="A red field"></p>', '/images/nsbxn6g6x44sv2ke-64x48-aa3311.png', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:12:08.22+00', '2026-11-21 23:12:08.22+00', 1, 'Look:', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:', '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', NULL, NULL);
INSERT INTO public.articles VALUES ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{it''s,"a ''tag''","{curly}","50\\%"}', 1, false, false, '2026-11-21 23:12:08.254+00', '2026-11-21 23:12:08.254+00', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.', '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', NULL, NULL);
INSERT INTO public.articles VALUES ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', '<p>line
one</p><pre><code>two
	three; -- '' "</code></pre>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:12:08.273+00', '2026-11-21 23:12:08.273+00', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "', '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', NULL, NULL);
INSERT INTO public.articles VALUES ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:12:08.295+00', '2026-11-21 23:12:08.295+00', 2, 'It.', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.', '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '21f84972-f646-498d-a27a-d1a85f85a49c', '1629481a-2d6d-4b2d-9177-10c357406309');


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES ('cR8qvJGyWim-KFgXsZ_FUy2ZPE6fcKeAZxyqC7fGmQI', 1, '2026-11-21 23:12:07.367+00', NULL);
INSERT INTO public.attempts VALUES ('tMrcj7bd3Qvn14tzp5BM0u__wxLnKLKdXLuXkXeIjrE', 2, '2026-11-21 23:12:09.101+00', NULL);
INSERT INTO public.attempts VALUES ('jeDhKfOuAr6FS_vXMokQgbJP4peIM1nkntdaWNbs8zE', 1, '2026-11-21 23:12:09.189+00', NULL);
INSERT INTO public.attempts VALUES ('iN9JNUUqy0cRlyifgmjwXd1NhXH0my2Bgf9bhExdB1I', 1, '2026-11-21 23:12:09.189+00', NULL);
INSERT INTO public.attempts VALUES ('FyQBiinLFfyhYqZQ77cN9Fe7S0mta3MY4MUBLXLq-DE', 1, '2026-11-21 23:12:09.441+00', NULL);


--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 29);


--
-- Data for Name: email_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_links VALUES ('hG16NXrOrabWWeSSt4FKtdTo-r6ae895WUC22zhxDHs', 'confirm-email', 'e6c39fe7-4389-40eb-97b7-0e38726695c0', 'EAS78MtsFG8hNfEo91dp17dg9tWwmE8lSlH2MiJkHZY', '2026-11-21 23:12:09.027+00', '2026-11-22 23:12:09.027+00');
INSERT INTO public.email_links VALUES ('J_kv7PfnIXFqlm1IBEf6qphyy4CBbzRRduuZDai3bNc', 'report-sign-up', 'e6c39fe7-4389-40eb-97b7-0e38726695c0', 'EAS78MtsFG8hNfEo91dp17dg9tWwmE8lSlH2MiJkHZY', '2026-11-21 23:12:09.027+00', '2026-11-22 23:12:09.027+00');
INSERT INTO public.email_links VALUES ('kmPhJENmpEoMipGLjw2MmrjRM5pjn4FWLncK3qA-CZo', 'confirm-email', '9ceabc21-a52e-443f-bbf0-b6211f62601d', 'zqKty65FVAxD0zUhyTQfwKQVEklvY_9WDHOqWaSlpus', '2026-11-21 23:12:09.154+00', '2026-11-22 23:12:09.154+00');
INSERT INTO public.email_links VALUES ('K9b87NocFBbKR7ekhivMivknTJrdhCcyD4kM-3mmH8I', 'report-sign-up', '9ceabc21-a52e-443f-bbf0-b6211f62601d', 'zqKty65FVAxD0zUhyTQfwKQVEklvY_9WDHOqWaSlpus', '2026-11-21 23:12:09.154+00', '2026-11-22 23:12:09.154+00');


--
-- Data for Name: growth_solutions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.growth_solutions VALUES ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/nsbxn6g6x44sv2ke-64x48-aa3311.png', 'Kwame Adeyemi', true, '2026-11-21 23:12:08.327+00', 1, NULL, NULL);
INSERT INTO public.growth_solutions VALUES ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', true, '2026-11-21 23:12:08.344+00', 1, NULL, NULL);


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES ('nsbxn6g6x44sv2ke', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21 23:12:08.198+00');
INSERT INTO public.images VALUES ('nvy2r8h7iabhcsma', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21 23:12:08.947+00');
INSERT INTO public.images VALUES ('ke34xdafq9sk4fqa', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21 23:12:11.399+00');


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


--
-- Data for Name: seeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seeds VALUES ('built-in-articles', '2026-11-21 23:12:06.929+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('luCfBn1yrGS6VvwJcrqHGnwPHhkvoNtJ', 'NyFvSo3jX3tlLjODg2zc6hRjjK5OejWkQ92hX7uiJrI', 'b0994f98-8433-4306-9186-ead2ed59b569', '2026-11-28 23:12:09.432+00', '', 'Unknown device', '2026-11-21 23:12:09.432+00', '2026-11-21 23:12:09.432+00', NULL);


--
-- Data for Name: set_up_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors VALUES ('jrCmALjNrBD84KjkbKsATvZ72OTLpYwR', 'b0994f98-8433-4306-9186-ead2ed59b569', 'a80aa2289249a78f3809826eb38f0c0316d79cbed0d7bd085795ba83d506061d7e0f8d3a6eff79b2e2b12c2c276d021356e66559d5d22edea202e64a7ef5a9315b6c4ae7ecf0e46d', 'e7fe6eb672ee5b4415484b6c5c74c356c443aab37c1a33a61f8894d746d5e10a4785ef680e9098db6a30391d2b38bab24659d988d5716381dc9bc24edf25011eb298bbd2f82cbdb12009c274168ebdf0063ce39e2116fc66f47ec32219732f637bf01fb312871ecd7236e97fdd1e22bf322df7abbb5ce38e5ec95dc9a79445f51f5e126c64f68d56ab2f7cf2883a2a2174ebf2c011151544055e2e6ea6959299ef20ca2129f66b0572fd79f7a56fe23b13fbc411ba', true, 0, NULL);


--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles VALUES ('b0994f98-8433-4306-9186-ead2ed59b569', 'admin');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('e6c39fe7-4389-40eb-97b7-0e38726695c0', '', 'reader@example.org', false, NULL, false, '2026-11-21 23:12:09.023+00', '2026-11-21 23:12:09.023+00');
INSERT INTO public.users VALUES ('9ceabc21-a52e-443f-bbf0-b6211f62601d', '', 'late@example.org', false, NULL, false, '2026-11-21 23:12:09.151+00', '2026-11-21 23:12:09.151+00');
INSERT INTO public.users VALUES ('b0994f98-8433-4306-9186-ead2ed59b569', '', 'owner@example.org', true, NULL, true, '2026-11-21 23:12:07.44+00', '2026-11-21 23:12:09.43+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: youtube_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.youtube_videos VALUES ('cb8e6a3c-baf5-473b-8fae-44db9ac2f4cb', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/nvy2r8h7iabhcsma-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21 23:12:08.95+00', true, false);
INSERT INTO public.youtube_videos VALUES ('580b68af-60c1-4352-a506-ee541c274dcb', 'bbbbbbbbbb2', 'Nine words', 'About Nine words.

https://example.com', '/images/ke34xdafq9sk4fqa-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19 08:30:00+00', true, true);


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


